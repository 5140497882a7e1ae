// Made by scripts/generate.ts from openapi.json: change the schemas instead.

export const eventSamples: Record<string, object> = {
  "contact.created": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "contact.created",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "contact",
        "id": "svccon_01h455vb4pex5vsknk084sn02q",
        "name": "Ana Sousa",
        "email": "ana@example.com",
        "phone_number": "+351210000000",
        "identifier": "user-1042",
        "custom_attributes": {
          "plan": "pro",
          "seats": 12
        },
        "created_at": "2026-11-20T09:30:00.000Z"
      },
      "previous": null
    }
  },
  "contact.updated": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "contact.updated",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "contact",
        "id": "svccon_01h455vb4pex5vsknk084sn02q",
        "name": "Ana Sousa",
        "email": "ana@example.com",
        "phone_number": "+351210000000",
        "identifier": "user-1042",
        "custom_attributes": {
          "plan": "pro",
          "seats": 12
        },
        "created_at": "2026-11-20T09:30:00.000Z"
      },
      "previous": {
        "phone_number": null
      }
    }
  },
  "contact.deleted": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "contact.deleted",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "contact",
        "id": "svccon_01h455vb4pex5vsknk084sn02q",
        "deleted": true
      },
      "previous": null
    }
  },
  "conversation.created": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "conversation.created",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "conversation",
        "id": "svccnv_01h455vb4pex5vsknk084sn02q",
        "contact_id": "svccon_01h455vb4pex5vsknk084sn02q",
        "channel": "api",
        "channel_id": "svccha_01h455vb4pex5vsknk084sn02q",
        "subject": "Order 1042 has not arrived",
        "status": "open",
        "handled_by": "human",
        "team": "svctea_01h455vb4pex5vsknk084sn02q",
        "assignee": "svcusr_01h455vb4pex5vsknk084sn02q",
        "priority": "none",
        "labels": [
          "delivery"
        ],
        "snoozed_until": null,
        "handover": null,
        "resolved_at": null,
        "first_replied_at": null,
        "last_message_at": null,
        "unread_count": 0,
        "custom_attributes": {
          "plan": "pro",
          "seats": 12
        },
        "created_at": "2026-11-20T09:30:00.000Z",
        "updated_at": "2026-11-20T09:30:00.000Z"
      },
      "previous": null
    }
  },
  "conversation.updated": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "conversation.updated",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "conversation",
        "id": "svccnv_01h455vb4pex5vsknk084sn02q",
        "contact_id": "svccon_01h455vb4pex5vsknk084sn02q",
        "channel": "api",
        "channel_id": "svccha_01h455vb4pex5vsknk084sn02q",
        "subject": "Order 1042 has not arrived",
        "status": "open",
        "handled_by": "human",
        "team": "svctea_01h455vb4pex5vsknk084sn02q",
        "assignee": "svcusr_01h455vb4pex5vsknk084sn02q",
        "priority": "none",
        "labels": [
          "delivery"
        ],
        "snoozed_until": null,
        "handover": null,
        "resolved_at": null,
        "first_replied_at": null,
        "last_message_at": null,
        "unread_count": 0,
        "custom_attributes": {
          "plan": "pro",
          "seats": 12
        },
        "created_at": "2026-11-20T09:30:00.000Z",
        "updated_at": "2026-11-20T09:30:00.000Z"
      },
      "previous": {
        "priority": "low"
      }
    }
  },
  "conversation.status_changed": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "conversation.status_changed",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "conversation",
        "id": "svccnv_01h455vb4pex5vsknk084sn02q",
        "contact_id": "svccon_01h455vb4pex5vsknk084sn02q",
        "channel": "api",
        "channel_id": "svccha_01h455vb4pex5vsknk084sn02q",
        "subject": "Order 1042 has not arrived",
        "status": "open",
        "handled_by": "human",
        "team": "svctea_01h455vb4pex5vsknk084sn02q",
        "assignee": "svcusr_01h455vb4pex5vsknk084sn02q",
        "priority": "none",
        "labels": [
          "delivery"
        ],
        "snoozed_until": null,
        "handover": null,
        "resolved_at": null,
        "first_replied_at": null,
        "last_message_at": null,
        "unread_count": 0,
        "custom_attributes": {
          "plan": "pro",
          "seats": 12
        },
        "created_at": "2026-11-20T09:30:00.000Z",
        "updated_at": "2026-11-20T09:30:00.000Z"
      },
      "previous": {
        "status": "snoozed"
      }
    }
  },
  "conversation.handed_over": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "conversation.handed_over",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "conversation",
        "id": "svccnv_01h455vb4pex5vsknk084sn02q",
        "contact_id": "svccon_01h455vb4pex5vsknk084sn02q",
        "channel": "api",
        "channel_id": "svccha_01h455vb4pex5vsknk084sn02q",
        "subject": "Order 1042 has not arrived",
        "status": "open",
        "handled_by": "human",
        "team": "svctea_01h455vb4pex5vsknk084sn02q",
        "assignee": "svcusr_01h455vb4pex5vsknk084sn02q",
        "priority": "none",
        "labels": [
          "delivery"
        ],
        "snoozed_until": null,
        "handover": null,
        "resolved_at": null,
        "first_replied_at": null,
        "last_message_at": null,
        "unread_count": 0,
        "custom_attributes": {
          "plan": "pro",
          "seats": 12
        },
        "created_at": "2026-11-20T09:30:00.000Z",
        "updated_at": "2026-11-20T09:30:00.000Z"
      },
      "previous": {
        "handled_by": "assistant",
        "handover": null,
        "status": "pending"
      }
    }
  },
  "conversation.assigned": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "conversation.assigned",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "conversation",
        "id": "svccnv_01h455vb4pex5vsknk084sn02q",
        "contact_id": "svccon_01h455vb4pex5vsknk084sn02q",
        "channel": "api",
        "channel_id": "svccha_01h455vb4pex5vsknk084sn02q",
        "subject": "Order 1042 has not arrived",
        "status": "open",
        "handled_by": "human",
        "team": "svctea_01h455vb4pex5vsknk084sn02q",
        "assignee": "svcusr_01h455vb4pex5vsknk084sn02q",
        "priority": "none",
        "labels": [
          "delivery"
        ],
        "snoozed_until": null,
        "handover": null,
        "resolved_at": null,
        "first_replied_at": null,
        "last_message_at": null,
        "unread_count": 0,
        "custom_attributes": {
          "plan": "pro",
          "seats": 12
        },
        "created_at": "2026-11-20T09:30:00.000Z",
        "updated_at": "2026-11-20T09:30:00.000Z"
      },
      "previous": {
        "assignee": null
      }
    }
  },
  "conversation.rated": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "conversation.rated",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "conversation.rating",
        "id": "svccnv_01h455vb4pex5vsknk084sn02q",
        "conversation_id": "svccnv_01h455vb4pex5vsknk084sn02q",
        "score": 5,
        "comment": null,
        "rated_at": null
      },
      "previous": null
    }
  },
  "conversation.deleted": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "conversation.deleted",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "conversation",
        "id": "svccnv_01h455vb4pex5vsknk084sn02q",
        "deleted": true
      },
      "previous": null
    }
  },
  "message.created": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "message.created",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "message",
        "id": "svcmsg_01h455vb4pex5vsknk084sn02q",
        "conversation_id": "svccnv_01h455vb4pex5vsknk084sn02q",
        "direction": "inbound",
        "sender": {
          "type": "contact",
          "id": null,
          "name": null
        },
        "verification": "verified",
        "content": "Where is my order?",
        "content_type": "text",
        "private": false,
        "attachments": [
          {
            "object": "file",
            "id": "svcfil_01h455vb4pex5vsknk084sn02q",
            "name": "receipt.pdf",
            "content_type": "application/pdf",
            "size": 48213,
            "width": null,
            "height": null
          }
        ],
        "status": "received",
        "error": null,
        "in_reply_to": "svcmsg_01h455vb4pex5vsknk084sn02q",
        "email": null,
        "sources": [
          {
            "object": "article",
            "id": "svcart_01h455vb4pex5vsknk084sn02q",
            "title": "Returning an order",
            "url": null
          }
        ],
        "created_at": "2026-11-20T09:30:00.000Z",
        "updated_at": "2026-11-20T09:30:00.000Z"
      },
      "previous": null
    }
  },
  "message.updated": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "message.updated",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "message",
        "id": "svcmsg_01h455vb4pex5vsknk084sn02q",
        "conversation_id": "svccnv_01h455vb4pex5vsknk084sn02q",
        "direction": "inbound",
        "sender": {
          "type": "contact",
          "id": null,
          "name": null
        },
        "verification": "verified",
        "content": "Where is my order?",
        "content_type": "text",
        "private": false,
        "attachments": [
          {
            "object": "file",
            "id": "svcfil_01h455vb4pex5vsknk084sn02q",
            "name": "receipt.pdf",
            "content_type": "application/pdf",
            "size": 48213,
            "width": null,
            "height": null
          }
        ],
        "status": "received",
        "error": null,
        "in_reply_to": "svcmsg_01h455vb4pex5vsknk084sn02q",
        "email": null,
        "sources": [
          {
            "object": "article",
            "id": "svcart_01h455vb4pex5vsknk084sn02q",
            "title": "Returning an order",
            "url": null
          }
        ],
        "created_at": "2026-11-20T09:30:00.000Z",
        "updated_at": "2026-11-20T09:30:00.000Z"
      },
      "previous": {
        "status": "queued"
      }
    }
  },
  "lead.qualified": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "lead.qualified",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "lead",
        "id": "svclea_01h455vb4pex5vsknk084sn02q",
        "contact_id": "svccon_01h455vb4pex5vsknk084sn02q",
        "conversation_id": "svccnv_01h455vb4pex5vsknk084sn02q",
        "status": "new",
        "grade": "hot",
        "score": 68,
        "verification": "verified",
        "override": null,
        "qualification": {
          "object": "lead.qualification",
          "id": "svcqua_01h455vb4pex5vsknk084sn02q",
          "lead_id": "svclea_01h455vb4pex5vsknk084sn02q",
          "contact_id": "svccon_01h455vb4pex5vsknk084sn02q",
          "conversation_id": "svccnv_01h455vb4pex5vsknk084sn02q",
          "status": "qualified",
          "reason": "opt_out",
          "score": 68,
          "grade": "hot",
          "fit": 23,
          "intent": 45,
          "criteria": [
            {
              "name": "budget",
              "met": null,
              "points": 12,
              "value": "5000 EUR",
              "evidence": "Our budget is 5,000 €.",
              "message_id": "svcmsg_01h455vb4pex5vsknk084sn02q"
            }
          ],
          "engine": "embedded",
          "as_of": "2026-11-20T09:30:00.000Z",
          "created_at": "2026-11-20T09:30:00.000Z"
        },
        "crm": [
          {
            "connection_id": "text",
            "provider": "text",
            "remote_id": "text",
            "remote_url": null,
            "synced_at": "2026-11-20T09:30:00.000Z",
            "owner": null,
            "status": null
          }
        ],
        "created_at": "2026-11-20T09:30:00.000Z",
        "updated_at": "2026-11-20T09:30:00.000Z"
      },
      "previous": null
    }
  },
  "lead.updated": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "lead.updated",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "lead",
        "id": "svclea_01h455vb4pex5vsknk084sn02q",
        "contact_id": "svccon_01h455vb4pex5vsknk084sn02q",
        "conversation_id": "svccnv_01h455vb4pex5vsknk084sn02q",
        "status": "new",
        "grade": "hot",
        "score": 68,
        "verification": "verified",
        "override": null,
        "qualification": {
          "object": "lead.qualification",
          "id": "svcqua_01h455vb4pex5vsknk084sn02q",
          "lead_id": "svclea_01h455vb4pex5vsknk084sn02q",
          "contact_id": "svccon_01h455vb4pex5vsknk084sn02q",
          "conversation_id": "svccnv_01h455vb4pex5vsknk084sn02q",
          "status": "qualified",
          "reason": "opt_out",
          "score": 68,
          "grade": "hot",
          "fit": 23,
          "intent": 45,
          "criteria": [
            {
              "name": "budget",
              "met": null,
              "points": 12,
              "value": "5000 EUR",
              "evidence": "Our budget is 5,000 €.",
              "message_id": "svcmsg_01h455vb4pex5vsknk084sn02q"
            }
          ],
          "engine": "embedded",
          "as_of": "2026-11-20T09:30:00.000Z",
          "created_at": "2026-11-20T09:30:00.000Z"
        },
        "crm": [
          {
            "connection_id": "text",
            "provider": "text",
            "remote_id": "text",
            "remote_url": null,
            "synced_at": "2026-11-20T09:30:00.000Z",
            "owner": null,
            "status": null
          }
        ],
        "created_at": "2026-11-20T09:30:00.000Z",
        "updated_at": "2026-11-20T09:30:00.000Z"
      },
      "previous": {
        "status": "new"
      }
    }
  },
  "lead.synced": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "lead.synced",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "lead.sync",
        "id": "svcsyn_01h455vb4pex5vsknk084sn02q",
        "lead_id": "svclea_01h455vb4pex5vsknk084sn02q",
        "connection_id": "svccrm_01h455vb4pex5vsknk084sn02q",
        "provider": "fake",
        "status": "created",
        "remote_id": "10151",
        "remote_url": null,
        "warnings": [],
        "created_at": "2026-11-20T09:30:00.000Z"
      },
      "previous": null
    }
  },
  "lead.sync_failed": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "lead.sync_failed",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "lead.sync_record",
        "id": "svcsyn_01h455vb4pex5vsknk084sn02q",
        "lead_id": "svclea_01h455vb4pex5vsknk084sn02q",
        "connection_id": "svccrm_01h455vb4pex5vsknk084sn02q",
        "cause": "automatic",
        "status": "running",
        "remote_id": "10151",
        "remote_url": null,
        "error": null,
        "changes": {
          "written": [],
          "dropped": [],
          "kept": [],
          "notes": []
        },
        "warnings": [],
        "pulled": [
          "Its owner is Ana Lima."
        ],
        "next_try_at": null,
        "request_id": null,
        "created_at": "2026-11-20T09:30:00.000Z",
        "finished_at": null
      },
      "previous": null
    }
  },
  "webhook_endpoint.failing": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "webhook_endpoint.failing",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "webhook_endpoint",
        "id": "svcwhe_01h455vb4pex5vsknk084sn02q",
        "url": "https://example.com/webhooks",
        "description": "Orders",
        "events": [],
        "status": "enabled",
        "disabled_reason": "manual",
        "disabled_at": null,
        "failing_since": null,
        "mode": "live",
        "created_at": "2026-11-20T09:30:00.000Z",
        "updated_at": "2026-11-20T09:30:00.000Z"
      },
      "previous": null
    }
  },
  "webhook_endpoint.disabled": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "webhook_endpoint.disabled",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "webhook_endpoint",
        "id": "svcwhe_01h455vb4pex5vsknk084sn02q",
        "url": "https://example.com/webhooks",
        "description": "Orders",
        "events": [],
        "status": "enabled",
        "disabled_reason": "manual",
        "disabled_at": null,
        "failing_since": null,
        "mode": "live",
        "created_at": "2026-11-20T09:30:00.000Z",
        "updated_at": "2026-11-20T09:30:00.000Z"
      },
      "previous": null
    }
  },
  "channel.alarm_began": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "channel.alarm_began",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "alarm",
        "id": "svcalm_01h455vb4pex5vsknk084sn02q",
        "kind": "mailbox_unread",
        "reason": "login_refused",
        "message": "The mailbox of Support can’t be read: the server refuses the login.",
        "subject_type": "channel",
        "subject_id": null,
        "subject_name": "Support",
        "began_at": "2026-11-20T09:30:00.000Z",
        "created_at": "2026-11-20T09:30:00.000Z",
        "ended_at": null
      },
      "previous": null
    }
  },
  "channel.alarm_ended": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "channel.alarm_ended",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "alarm",
        "id": "svcalm_01h455vb4pex5vsknk084sn02q",
        "kind": "mailbox_unread",
        "reason": "login_refused",
        "message": "The mailbox of Support can’t be read: the server refuses the login.",
        "subject_type": "channel",
        "subject_id": null,
        "subject_name": "Support",
        "began_at": "2026-11-20T09:30:00.000Z",
        "created_at": "2026-11-20T09:30:00.000Z",
        "ended_at": null
      },
      "previous": null
    }
  },
  "assistant.alarm_began": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "assistant.alarm_began",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "alarm",
        "id": "svcalm_01h455vb4pex5vsknk084sn02q",
        "kind": "mailbox_unread",
        "reason": "login_refused",
        "message": "The mailbox of Support can’t be read: the server refuses the login.",
        "subject_type": "channel",
        "subject_id": null,
        "subject_name": "Support",
        "began_at": "2026-11-20T09:30:00.000Z",
        "created_at": "2026-11-20T09:30:00.000Z",
        "ended_at": null
      },
      "previous": null
    }
  },
  "assistant.alarm_ended": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "assistant.alarm_ended",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "alarm",
        "id": "svcalm_01h455vb4pex5vsknk084sn02q",
        "kind": "mailbox_unread",
        "reason": "login_refused",
        "message": "The mailbox of Support can’t be read: the server refuses the login.",
        "subject_type": "channel",
        "subject_id": null,
        "subject_name": "Support",
        "began_at": "2026-11-20T09:30:00.000Z",
        "created_at": "2026-11-20T09:30:00.000Z",
        "ended_at": null
      },
      "previous": null
    }
  },
  "webhook_endpoint.alarm_began": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "webhook_endpoint.alarm_began",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "alarm",
        "id": "svcalm_01h455vb4pex5vsknk084sn02q",
        "kind": "mailbox_unread",
        "reason": "login_refused",
        "message": "The mailbox of Support can’t be read: the server refuses the login.",
        "subject_type": "channel",
        "subject_id": null,
        "subject_name": "Support",
        "began_at": "2026-11-20T09:30:00.000Z",
        "created_at": "2026-11-20T09:30:00.000Z",
        "ended_at": null
      },
      "previous": null
    }
  },
  "webhook_endpoint.alarm_ended": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "webhook_endpoint.alarm_ended",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "alarm",
        "id": "svcalm_01h455vb4pex5vsknk084sn02q",
        "kind": "mailbox_unread",
        "reason": "login_refused",
        "message": "The mailbox of Support can’t be read: the server refuses the login.",
        "subject_type": "channel",
        "subject_id": null,
        "subject_name": "Support",
        "began_at": "2026-11-20T09:30:00.000Z",
        "created_at": "2026-11-20T09:30:00.000Z",
        "ended_at": null
      },
      "previous": null
    }
  },
  "crm_connection.alarm_began": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "crm_connection.alarm_began",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "alarm",
        "id": "svcalm_01h455vb4pex5vsknk084sn02q",
        "kind": "mailbox_unread",
        "reason": "login_refused",
        "message": "The mailbox of Support can’t be read: the server refuses the login.",
        "subject_type": "channel",
        "subject_id": null,
        "subject_name": "Support",
        "began_at": "2026-11-20T09:30:00.000Z",
        "created_at": "2026-11-20T09:30:00.000Z",
        "ended_at": null
      },
      "previous": null
    }
  },
  "crm_connection.alarm_ended": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "crm_connection.alarm_ended",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "alarm",
        "id": "svcalm_01h455vb4pex5vsknk084sn02q",
        "kind": "mailbox_unread",
        "reason": "login_refused",
        "message": "The mailbox of Support can’t be read: the server refuses the login.",
        "subject_type": "channel",
        "subject_id": null,
        "subject_name": "Support",
        "began_at": "2026-11-20T09:30:00.000Z",
        "created_at": "2026-11-20T09:30:00.000Z",
        "ended_at": null
      },
      "previous": null
    }
  },
  "api_key.alarm_began": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "api_key.alarm_began",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "alarm",
        "id": "svcalm_01h455vb4pex5vsknk084sn02q",
        "kind": "mailbox_unread",
        "reason": "login_refused",
        "message": "The mailbox of Support can’t be read: the server refuses the login.",
        "subject_type": "channel",
        "subject_id": null,
        "subject_name": "Support",
        "began_at": "2026-11-20T09:30:00.000Z",
        "created_at": "2026-11-20T09:30:00.000Z",
        "ended_at": null
      },
      "previous": null
    }
  },
  "api_key.alarm_ended": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "api_key.alarm_ended",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "alarm",
        "id": "svcalm_01h455vb4pex5vsknk084sn02q",
        "kind": "mailbox_unread",
        "reason": "login_refused",
        "message": "The mailbox of Support can’t be read: the server refuses the login.",
        "subject_type": "channel",
        "subject_id": null,
        "subject_name": "Support",
        "began_at": "2026-11-20T09:30:00.000Z",
        "created_at": "2026-11-20T09:30:00.000Z",
        "ended_at": null
      },
      "previous": null
    }
  },
  "team.created": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "team.created",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "team",
        "id": "svctea_01h455vb4pex5vsknk084sn02q",
        "name": "Deliveries",
        "description": "Where parcels are",
        "visibility": "everyone",
        "routing": "least_busy",
        "sticky_days": 7,
        "capacity": 10,
        "respect_hours": false,
        "hours_id": "svchrs_01h455vb4pex5vsknk084sn02q",
        "fallback_team_id": "svctea_01h455vb4pex5vsknk084sn02q",
        "members": [
          {
            "user_id": "svcusr_01h455vb4pex5vsknk084sn02q",
            "role": "member",
            "capacity": 10
          }
        ],
        "archived_at": null,
        "created_at": "2026-11-20T09:30:00.000Z",
        "updated_at": "2026-11-20T09:30:00.000Z"
      },
      "previous": null
    }
  },
  "team.updated": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "team.updated",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "team",
        "id": "svctea_01h455vb4pex5vsknk084sn02q",
        "name": "Deliveries",
        "description": "Where parcels are",
        "visibility": "everyone",
        "routing": "least_busy",
        "sticky_days": 7,
        "capacity": 10,
        "respect_hours": false,
        "hours_id": "svchrs_01h455vb4pex5vsknk084sn02q",
        "fallback_team_id": "svctea_01h455vb4pex5vsknk084sn02q",
        "members": [
          {
            "user_id": "svcusr_01h455vb4pex5vsknk084sn02q",
            "role": "member",
            "capacity": 10
          }
        ],
        "archived_at": null,
        "created_at": "2026-11-20T09:30:00.000Z",
        "updated_at": "2026-11-20T09:30:00.000Z"
      },
      "previous": null
    }
  },
  "team.archived": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "team.archived",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "team",
        "id": "svctea_01h455vb4pex5vsknk084sn02q",
        "name": "Deliveries",
        "description": "Where parcels are",
        "visibility": "everyone",
        "routing": "least_busy",
        "sticky_days": 7,
        "capacity": 10,
        "respect_hours": false,
        "hours_id": "svchrs_01h455vb4pex5vsknk084sn02q",
        "fallback_team_id": "svctea_01h455vb4pex5vsknk084sn02q",
        "members": [
          {
            "user_id": "svcusr_01h455vb4pex5vsknk084sn02q",
            "role": "member",
            "capacity": 10
          }
        ],
        "archived_at": null,
        "created_at": "2026-11-20T09:30:00.000Z",
        "updated_at": "2026-11-20T09:30:00.000Z"
      },
      "previous": null
    }
  },
  "ping": {
    "object": "event",
    "id": "svcevt_01h455vb4pex5vsknk084sn02q",
    "type": "ping",
    "sequence": 1,
    "mode": "live",
    "api_version": "v1",
    "created_at": "2026-11-20T09:30:00.000Z",
    "request_id": null,
    "actor": {
      "type": "api_key",
      "id": null
    },
    "data": {
      "object": {
        "object": "webhook_endpoint",
        "id": "svcwhe_01h455vb4pex5vsknk084sn02q",
        "url": "https://example.com/webhooks",
        "description": "Orders",
        "events": [],
        "status": "enabled",
        "disabled_reason": "manual",
        "disabled_at": null,
        "failing_since": null,
        "mode": "live",
        "created_at": "2026-11-20T09:30:00.000Z",
        "updated_at": "2026-11-20T09:30:00.000Z"
      },
      "previous": null
    }
  }
}
