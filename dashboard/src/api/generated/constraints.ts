// Made by scripts/generate.ts from the OpenAPI documents: change the schemas instead.

export interface Constraint {
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  maxProperties?: number
  format?: string
}

/** By operation, and by parameter of its body. */
export const constraints: Record<string, Record<string, Constraint>> = {
  "POST /contacts": {
    "name": {
      "minLength": 1,
      "maxLength": 255
    },
    "email": {
      "minLength": 3,
      "maxLength": 254
    },
    "identifier": {
      "minLength": 1,
      "maxLength": 255
    },
    "custom_attributes": {
      "maxProperties": 100
    }
  },
  "POST /contacts/upsert": {
    "name": {
      "minLength": 1,
      "maxLength": 255
    },
    "email": {
      "minLength": 3,
      "maxLength": 254
    },
    "identifier": {
      "minLength": 1,
      "maxLength": 255
    },
    "custom_attributes": {
      "maxProperties": 100
    }
  },
  "PATCH /contacts/{contact_id}": {
    "name": {
      "minLength": 1,
      "maxLength": 255
    },
    "email": {
      "minLength": 3,
      "maxLength": 254
    },
    "identifier": {
      "minLength": 1,
      "maxLength": 255
    },
    "custom_attributes": {
      "maxProperties": 100
    }
  },
  "POST /contacts/import": {
    "contacts": {
      "maxItems": 500
    },
    "contacts[].name": {
      "minLength": 1,
      "maxLength": 255
    },
    "contacts[].email": {
      "minLength": 3,
      "maxLength": 254
    },
    "contacts[].identifier": {
      "minLength": 1,
      "maxLength": 255
    },
    "contacts[].custom_attributes": {
      "maxProperties": 100
    },
    "import_id": {
      "minLength": 1,
      "maxLength": 64
    }
  },
  "POST /contacts/{contact_id}/merge": {
    "contact_id": {
      "minLength": 1,
      "maxLength": 255
    }
  },
  "POST /conversations": {
    "contact_id": {
      "minLength": 1,
      "maxLength": 255
    },
    "channel_id": {
      "minLength": 1,
      "maxLength": 255
    },
    "subject": {
      "minLength": 1,
      "maxLength": 255
    },
    "custom_attributes": {
      "maxProperties": 100
    }
  },
  "POST /conversations/counts": {
    "filters": {
      "maxItems": 50
    },
    "filters[].status": {
      "minLength": 1,
      "maxLength": 255
    },
    "filters[].contact_id": {
      "maxLength": 255
    },
    "filters[].channel": {
      "maxLength": 255
    },
    "filters[].channel_id": {
      "maxLength": 255
    },
    "filters[].assignee": {
      "maxLength": 255
    },
    "filters[].team_id": {
      "maxLength": 255
    },
    "filters[].label": {
      "minLength": 1,
      "maxLength": 50
    },
    "filters[].created_after": {
      "format": "date-time"
    },
    "filters[].created_before": {
      "format": "date-time"
    }
  },
  "PATCH /conversations/{conversation_id}": {
    "team": {
      "minLength": 1,
      "maxLength": 255
    },
    "assignee": {
      "minLength": 1,
      "maxLength": 255
    },
    "labels": {
      "maxItems": 50
    },
    "labels[]": {
      "minLength": 1,
      "maxLength": 50
    },
    "subject": {
      "minLength": 1,
      "maxLength": 255
    },
    "custom_attributes": {
      "maxProperties": 100
    }
  },
  "POST /conversations/{conversation_id}/status": {
    "snoozed_until": {
      "format": "date-time"
    }
  },
  "POST /conversations/{conversation_id}/handover": {
    "reason": {
      "minLength": 1,
      "maxLength": 500
    },
    "note": {
      "minLength": 1,
      "maxLength": 10000
    },
    "assignee": {
      "minLength": 1,
      "maxLength": 255
    }
  },
  "POST /conversations/{conversation_id}/accept": {
    "assignee": {
      "minLength": 1,
      "maxLength": 255
    }
  },
  "POST /conversations/{conversation_id}/messages": {
    "content": {
      "maxLength": 10000
    },
    "attachments": {
      "maxItems": 10
    },
    "attachments[].file_id": {
      "minLength": 1,
      "maxLength": 255
    },
    "in_reply_to": {
      "minLength": 1,
      "maxLength": 255
    },
    "email.to": {
      "maxItems": 50
    },
    "email.to[]": {
      "minLength": 3,
      "maxLength": 254
    },
    "email.cc": {
      "maxItems": 50
    },
    "email.cc[]": {
      "minLength": 3,
      "maxLength": 254
    },
    "email.bcc": {
      "maxItems": 50
    },
    "email.bcc[]": {
      "minLength": 3,
      "maxLength": 254
    },
    "email.subject": {
      "minLength": 1,
      "maxLength": 250
    },
    "email.forward.conversation_id": {
      "minLength": 1,
      "maxLength": 255
    },
    "email.forward.message_id": {
      "minLength": 1,
      "maxLength": 255
    },
    "email.delay_seconds": {
      "minimum": 1,
      "maximum": 60
    },
    "email.send_at": {
      "format": "date-time"
    }
  },
  "POST /canned_replies": {
    "shortcut": {
      "minLength": 1,
      "maxLength": 50
    },
    "title": {
      "minLength": 1,
      "maxLength": 100
    },
    "content": {
      "minLength": 1,
      "maxLength": 10000
    }
  },
  "PATCH /canned_replies/{canned_reply_id}": {
    "shortcut": {
      "minLength": 1,
      "maxLength": 50
    },
    "title": {
      "minLength": 1,
      "maxLength": 100
    },
    "content": {
      "minLength": 1,
      "maxLength": 10000
    }
  },
  "POST /labels": {
    "name": {
      "minLength": 1,
      "maxLength": 50
    }
  },
  "PATCH /labels/{label_id}": {
    "name": {
      "minLength": 1,
      "maxLength": 50
    }
  },
  "POST /labels/{label_id}/merge": {
    "into": {
      "minLength": 1,
      "maxLength": 255
    }
  },
  "POST /bulk_changes": {
    "filter.status": {
      "minLength": 1,
      "maxLength": 255
    },
    "filter.contact_id": {
      "maxLength": 255
    },
    "filter.channel": {
      "maxLength": 255
    },
    "filter.channel_id": {
      "maxLength": 255
    },
    "filter.assignee": {
      "maxLength": 255
    },
    "filter.team_id": {
      "maxLength": 255
    },
    "filter.label": {
      "minLength": 1,
      "maxLength": 50
    },
    "filter.created_after": {
      "format": "date-time"
    },
    "filter.created_before": {
      "format": "date-time"
    },
    "change.snoozed_until": {
      "format": "date-time"
    },
    "change.team": {
      "minLength": 1,
      "maxLength": 255
    },
    "change.assignee": {
      "minLength": 1,
      "maxLength": 255
    },
    "change.label": {
      "minLength": 1,
      "maxLength": 50
    }
  },
  "PUT /users/{user_id}/availability": {
    "until": {
      "format": "date-time"
    }
  },
  "POST /conversations/{conversation_id}/suggest": {
    "text": {
      "minLength": 1,
      "maxLength": 10000
    }
  },
  "POST /conversations/{conversation_id}/messages/{message_id}/feedback": {
    "comment": {
      "minLength": 1,
      "maxLength": 2000
    }
  },
  "POST /assistant/preview": {
    "question": {
      "minLength": 1,
      "maxLength": 10000
    }
  },
  "POST /assistant/trial_sets": {
    "name": {
      "minLength": 1,
      "maxLength": 100
    }
  },
  "POST /assistant/trial_sets/{trial_set_id}/cases": {
    "name": {
      "minLength": 1,
      "maxLength": 200
    },
    "turns": {
      "maxItems": 20
    },
    "turns[].content": {
      "minLength": 1,
      "maxLength": 10000
    },
    "turns[].expect.cites": {
      "minLength": 1,
      "maxLength": 255
    },
    "turns[].expect.contains": {
      "maxItems": 10
    },
    "turns[].expect.contains[]": {
      "minLength": 1,
      "maxLength": 200
    },
    "turns[].expect.lacks": {
      "maxItems": 10
    },
    "turns[].expect.lacks[]": {
      "minLength": 1,
      "maxLength": 200
    },
    "turns[].expect.max_length": {
      "minimum": 1,
      "maximum": 10000
    },
    "conversation_id": {
      "minLength": 1,
      "maxLength": 255
    },
    "message_id": {
      "minLength": 1,
      "maxLength": 255
    },
    "expect.cites": {
      "minLength": 1,
      "maxLength": 255
    },
    "expect.contains": {
      "maxItems": 10
    },
    "expect.contains[]": {
      "minLength": 1,
      "maxLength": 200
    },
    "expect.lacks": {
      "maxItems": 10
    },
    "expect.lacks[]": {
      "minLength": 1,
      "maxLength": 200
    },
    "expect.max_length": {
      "minimum": 1,
      "maximum": 10000
    }
  },
  "POST /assistant/trial_sets/{trial_set_id}/sample": {
    "count": {
      "minimum": 1,
      "maximum": 200
    }
  },
  "POST /assistant/trials": {
    "trial_set_id": {
      "minLength": 1,
      "maxLength": 255
    }
  },
  "POST /assistant/trials/{trial_id}/verdicts": {
    "result_id": {
      "minLength": 1,
      "maxLength": 255
    }
  },
  "POST /channels": {
    "name": {
      "minLength": 1,
      "maxLength": 100
    },
    "hours_id": {
      "minLength": 1,
      "maxLength": 255
    },
    "default_team_id": {
      "minLength": 1,
      "maxLength": 255
    },
    "out_of_hours_replies": {
      "maxItems": 6
    },
    "out_of_hours_replies[].text": {
      "minLength": 1,
      "maxLength": 2000
    },
    "widget.origins": {
      "maxItems": 50
    },
    "widget.origins[]": {
      "maxLength": 255
    },
    "widget.greeting": {
      "minLength": 1,
      "maxLength": 500
    },
    "widget.office_hours_text": {
      "minLength": 1,
      "maxLength": 500
    },
    "widget.languages": {
      "maxItems": 6
    },
    "widget.pre_chat": {
      "maxItems": 3
    },
    "email.address": {
      "maxLength": 254
    },
    "email.from_name": {
      "minLength": 1,
      "maxLength": 100
    },
    "email.sent_folder": {
      "minLength": 1,
      "maxLength": 255
    },
    "email.signature": {
      "minLength": 1,
      "maxLength": 2000
    },
    "email.trusted_authserv_id": {
      "minLength": 1,
      "maxLength": 253
    },
    "email.imap.host": {
      "minLength": 1,
      "maxLength": 253
    },
    "email.imap.port": {
      "minimum": 1,
      "maximum": 65535
    },
    "email.imap.username": {
      "minLength": 1,
      "maxLength": 255
    },
    "email.imap.password": {
      "minLength": 1,
      "maxLength": 1000
    },
    "email.smtp.host": {
      "minLength": 1,
      "maxLength": 253
    },
    "email.smtp.port": {
      "minimum": 1,
      "maximum": 65535
    },
    "email.smtp.username": {
      "minLength": 1,
      "maxLength": 255
    },
    "email.smtp.password": {
      "minLength": 1,
      "maxLength": 1000
    },
    "email.oauth.client_id": {
      "minLength": 1,
      "maxLength": 255
    },
    "email.oauth.client_secret": {
      "minLength": 1,
      "maxLength": 1000
    },
    "email.oauth.tenant": {
      "minLength": 1,
      "maxLength": 253
    },
    "email.oauth.authorization_url": {
      "maxLength": 2000
    },
    "email.oauth.token_url": {
      "maxLength": 2000
    },
    "email.oauth.scopes": {
      "maxItems": 20
    },
    "email.oauth.scopes[]": {
      "minLength": 1,
      "maxLength": 255
    }
  },
  "PATCH /channels/{channel_id}": {
    "name": {
      "minLength": 1,
      "maxLength": 100
    },
    "hours_id": {
      "minLength": 1,
      "maxLength": 255
    },
    "default_team_id": {
      "minLength": 1,
      "maxLength": 255
    },
    "out_of_hours_replies": {
      "maxItems": 6
    },
    "out_of_hours_replies[].text": {
      "minLength": 1,
      "maxLength": 2000
    },
    "widget.origins": {
      "maxItems": 50
    },
    "widget.origins[]": {
      "maxLength": 255
    },
    "widget.greeting": {
      "minLength": 1,
      "maxLength": 500
    },
    "widget.office_hours_text": {
      "minLength": 1,
      "maxLength": 500
    },
    "widget.languages": {
      "maxItems": 6
    },
    "widget.pre_chat": {
      "maxItems": 3
    },
    "email.address": {
      "maxLength": 254
    },
    "email.from_name": {
      "minLength": 1,
      "maxLength": 100
    },
    "email.sent_folder": {
      "minLength": 1,
      "maxLength": 255
    },
    "email.signature": {
      "minLength": 1,
      "maxLength": 2000
    },
    "email.trusted_authserv_id": {
      "minLength": 1,
      "maxLength": 253
    },
    "email.imap.host": {
      "minLength": 1,
      "maxLength": 253
    },
    "email.imap.port": {
      "minimum": 1,
      "maximum": 65535
    },
    "email.imap.username": {
      "minLength": 1,
      "maxLength": 255
    },
    "email.imap.password": {
      "minLength": 1,
      "maxLength": 1000
    },
    "email.smtp.host": {
      "minLength": 1,
      "maxLength": 253
    },
    "email.smtp.port": {
      "minimum": 1,
      "maximum": 65535
    },
    "email.smtp.username": {
      "minLength": 1,
      "maxLength": 255
    },
    "email.smtp.password": {
      "minLength": 1,
      "maxLength": 1000
    },
    "email.oauth.client_id": {
      "minLength": 1,
      "maxLength": 255
    },
    "email.oauth.client_secret": {
      "minLength": 1,
      "maxLength": 1000
    },
    "email.oauth.tenant": {
      "minLength": 1,
      "maxLength": 253
    },
    "email.oauth.authorization_url": {
      "maxLength": 2000
    },
    "email.oauth.token_url": {
      "maxLength": 2000
    },
    "email.oauth.scopes": {
      "maxItems": 20
    },
    "email.oauth.scopes[]": {
      "minLength": 1,
      "maxLength": 255
    }
  },
  "POST /hours": {
    "name": {
      "minLength": 1,
      "maxLength": 100
    },
    "time_zone": {
      "minLength": 1,
      "maxLength": 100
    },
    "weekly": {
      "maxItems": 70
    },
    "exceptions": {
      "maxItems": 400
    },
    "exceptions[].name": {
      "minLength": 1,
      "maxLength": 200
    },
    "exceptions[].intervals": {
      "maxItems": 10
    }
  },
  "PATCH /hours/{hours_id}": {
    "name": {
      "minLength": 1,
      "maxLength": 100
    },
    "time_zone": {
      "minLength": 1,
      "maxLength": 100
    },
    "weekly": {
      "maxItems": 70
    },
    "exceptions": {
      "maxItems": 400
    },
    "exceptions[].name": {
      "minLength": 1,
      "maxLength": 200
    },
    "exceptions[].intervals": {
      "maxItems": 10
    }
  },
  "POST /hours/preview": {
    "name": {
      "minLength": 1,
      "maxLength": 100
    },
    "time_zone": {
      "minLength": 1,
      "maxLength": 100
    },
    "weekly": {
      "maxItems": 70
    },
    "exceptions": {
      "maxItems": 400
    },
    "exceptions[].name": {
      "minLength": 1,
      "maxLength": 200
    },
    "exceptions[].intervals": {
      "maxItems": 10
    },
    "year": {
      "minimum": 2000,
      "maximum": 2099
    }
  },
  "POST /hours/holidays": {
    "ics": {
      "minLength": 1,
      "maxLength": 1000000
    }
  },
  "POST /teams": {
    "name": {
      "minLength": 1,
      "maxLength": 100
    },
    "description": {
      "minLength": 1,
      "maxLength": 500
    },
    "sticky_days": {
      "minimum": 1,
      "maximum": 365
    },
    "capacity": {
      "minimum": 0,
      "maximum": 1000
    },
    "hours_id": {
      "minLength": 1,
      "maxLength": 255
    },
    "fallback_team_id": {
      "minLength": 1,
      "maxLength": 255
    }
  },
  "PATCH /teams/{team_id}": {
    "name": {
      "minLength": 1,
      "maxLength": 100
    },
    "description": {
      "minLength": 1,
      "maxLength": 500
    },
    "sticky_days": {
      "minimum": 1,
      "maximum": 365
    },
    "capacity": {
      "minimum": 0,
      "maximum": 1000
    },
    "hours_id": {
      "minLength": 1,
      "maxLength": 255
    },
    "fallback_team_id": {
      "minLength": 1,
      "maxLength": 255
    }
  },
  "POST /teams/{team_id}/members": {
    "user_id": {
      "minLength": 1,
      "maxLength": 255
    },
    "capacity": {
      "minimum": 0,
      "maximum": 1000
    }
  },
  "POST /email_setup": {
    "address": {
      "maxLength": 254
    }
  },
  "POST /channels/{channel_id}/email_journal/headers": {
    "ids": {
      "maxItems": 25
    },
    "ids[]": {
      "minLength": 1,
      "maxLength": 255
    }
  },
  "POST /channels/{channel_id}/email_consent/complete": {
    "state": {
      "minLength": 1,
      "maxLength": 4096
    },
    "code": {
      "minLength": 1,
      "maxLength": 4096
    }
  },
  "POST /channels/{channel_id}/practice_messages": {
    "customer_id": {
      "minLength": 1,
      "maxLength": 100
    },
    "customer_name": {
      "minLength": 1,
      "maxLength": 255
    },
    "external_id": {
      "minLength": 1,
      "maxLength": 255
    },
    "content": {
      "maxLength": 10000
    },
    "attachments": {
      "maxItems": 10
    },
    "attachments[].file_id": {
      "minLength": 1,
      "maxLength": 255
    }
  },
  "POST /files": {
    "name": {
      "minLength": 1,
      "maxLength": 255
    },
    "size": {
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "PATCH /assistant": {
    "name": {
      "minLength": 1,
      "maxLength": 100
    },
    "emergency_text": {
      "minLength": 1,
      "maxLength": 1000
    },
    "base_url": {
      "minLength": 1,
      "maxLength": 2048
    },
    "model": {
      "minLength": 1,
      "maxLength": 200
    },
    "embedding_model": {
      "minLength": 1,
      "maxLength": 200
    },
    "api_key": {
      "minLength": 1,
      "maxLength": 1000
    },
    "tokens_per_day": {
      "minimum": 0,
      "maximum": 1000000000000
    },
    "tokens_per_conversation": {
      "minimum": 0,
      "maximum": 1000000000000
    }
  },
  "POST /knowledge/articles": {
    "title": {
      "minLength": 1,
      "maxLength": 255
    },
    "body": {
      "maxLength": 100000
    },
    "url": {
      "maxLength": 2000
    },
    "source": {
      "minLength": 1,
      "maxLength": 1024
    }
  },
  "PATCH /knowledge/articles/{article_id}": {
    "title": {
      "minLength": 1,
      "maxLength": 255
    },
    "body": {
      "maxLength": 100000
    },
    "url": {
      "maxLength": 2000
    },
    "source": {
      "minLength": 1,
      "maxLength": 1024
    }
  },
  "POST /knowledge/search": {
    "query": {
      "minLength": 1,
      "maxLength": 10000
    },
    "limit": {
      "minimum": 1,
      "maximum": 10
    }
  },
  "POST /leads/qualify": {
    "contact_id": {
      "minLength": 1,
      "maxLength": 255
    },
    "conversation_id": {
      "minLength": 1,
      "maxLength": 255
    },
    "as_of": {
      "format": "date-time"
    }
  },
  "PATCH /leads/{lead_id}": {
    "score": {
      "minimum": 0,
      "maximum": 100
    },
    "note": {
      "minLength": 1,
      "maxLength": 1000
    }
  },
  "POST /lead_rules": {
    "points": {
      "minimum": -50,
      "maximum": 50
    },
    "words": {
      "maxItems": 100
    },
    "words[]": {
      "minLength": 1,
      "maxLength": 100
    },
    "description": {
      "minLength": 1,
      "maxLength": 500
    }
  },
  "POST /lead_rules/dry_run": {
    "rules": {
      "maxItems": 50
    },
    "rules[].id": {
      "minLength": 1,
      "maxLength": 255
    },
    "rules[].points": {
      "minimum": -50,
      "maximum": 50
    },
    "rules[].words": {
      "maxItems": 100
    },
    "rules[].words[]": {
      "minLength": 1,
      "maxLength": 100
    },
    "limit": {
      "minimum": 1,
      "maximum": 500
    }
  },
  "PATCH /lead_rules/{lead_rule_id}": {
    "points": {
      "minimum": -50,
      "maximum": 50
    },
    "words": {
      "maxItems": 100
    },
    "words[]": {
      "minLength": 1,
      "maxLength": 100
    }
  },
  "POST /leads/{lead_id}/sync": {
    "connection_id": {
      "minLength": 1,
      "maxLength": 255
    }
  },
  "POST /crm_connections": {
    "name": {
      "minLength": 1,
      "maxLength": 255
    },
    "settings.base_url": {
      "minLength": 1,
      "maxLength": 2048
    },
    "settings.external_id_field": {
      "maxLength": 80
    },
    "settings.database": {
      "maxLength": 128
    },
    "credentials.api_key": {
      "minLength": 1,
      "maxLength": 10000
    },
    "credentials.access_token": {
      "minLength": 1,
      "maxLength": 4096
    },
    "credentials.client_id": {
      "minLength": 1,
      "maxLength": 10000
    },
    "credentials.client_secret": {
      "minLength": 1,
      "maxLength": 10000
    },
    "credentials.api_token": {
      "minLength": 1,
      "maxLength": 255
    },
    "credentials.refresh_token": {
      "minLength": 1,
      "maxLength": 512
    },
    "credentials.secret": {
      "maxLength": 255
    },
    "mapping": {
      "maxItems": 200
    },
    "mapping[].from": {
      "minLength": 1,
      "maxLength": 255
    },
    "mapping[].to": {
      "minLength": 1,
      "maxLength": 255
    },
    "mapping[].values": {
      "maxProperties": 100
    },
    "mapping[].otherwise": {
      "minLength": 1,
      "maxLength": 255
    },
    "pull.statuses": {
      "maxProperties": 100
    }
  },
  "PATCH /crm_connections/{connection_id}": {
    "name": {
      "minLength": 1,
      "maxLength": 255
    },
    "settings.base_url": {
      "minLength": 1,
      "maxLength": 2048
    },
    "settings.external_id_field": {
      "maxLength": 80
    },
    "settings.database": {
      "maxLength": 128
    },
    "credentials.api_key": {
      "minLength": 1,
      "maxLength": 10000
    },
    "credentials.access_token": {
      "minLength": 1,
      "maxLength": 4096
    },
    "credentials.client_id": {
      "minLength": 1,
      "maxLength": 10000
    },
    "credentials.client_secret": {
      "minLength": 1,
      "maxLength": 10000
    },
    "credentials.api_token": {
      "minLength": 1,
      "maxLength": 255
    },
    "credentials.refresh_token": {
      "minLength": 1,
      "maxLength": 512
    },
    "credentials.secret": {
      "maxLength": 255
    },
    "mapping": {
      "maxItems": 200
    },
    "mapping[].from": {
      "minLength": 1,
      "maxLength": 255
    },
    "mapping[].to": {
      "minLength": 1,
      "maxLength": 255
    },
    "mapping[].values": {
      "maxProperties": 100
    },
    "mapping[].otherwise": {
      "minLength": 1,
      "maxLength": 255
    },
    "pull.statuses": {
      "maxProperties": 100
    }
  },
  "POST /crm_connections/{connection_id}/dry_run": {
    "lead_id": {
      "minLength": 1,
      "maxLength": 255
    }
  },
  "POST /webhook_endpoints": {
    "url": {
      "minLength": 1,
      "maxLength": 2048
    },
    "description": {
      "minLength": 1,
      "maxLength": 500
    },
    "events": {
      "maxItems": 50
    }
  },
  "PATCH /webhook_endpoints/{webhook_endpoint_id}": {
    "url": {
      "minLength": 1,
      "maxLength": 2048
    },
    "description": {
      "minLength": 1,
      "maxLength": 500
    },
    "events": {
      "maxItems": 50
    }
  },
  "POST /webhook_endpoints/{webhook_endpoint_id}/rotate_secret": {
    "grace_hours": {
      "minimum": 0,
      "maximum": 168
    }
  },
  "POST /webhook_endpoints/{webhook_endpoint_id}/replay": {
    "since": {
      "format": "date-time"
    },
    "until": {
      "format": "date-time"
    },
    "event_types": {
      "maxItems": 50
    }
  },
  "POST /setup": {
    "token": {
      "minLength": 1,
      "maxLength": 200
    },
    "account_name": {
      "minLength": 1,
      "maxLength": 255
    },
    "name": {
      "minLength": 1,
      "maxLength": 255
    },
    "email": {
      "minLength": 3,
      "maxLength": 254
    },
    "password": {
      "minLength": 1,
      "maxLength": 1000
    }
  },
  "POST /session": {
    "email": {
      "minLength": 3,
      "maxLength": 254
    },
    "password": {
      "minLength": 1,
      "maxLength": 1000
    },
    "code": {
      "minLength": 1,
      "maxLength": 64
    }
  },
  "POST /session/code": {
    "email": {
      "minLength": 3,
      "maxLength": 254
    }
  },
  "POST /session/code/confirm": {
    "email": {
      "minLength": 3,
      "maxLength": 254
    },
    "code": {
      "minLength": 1,
      "maxLength": 64
    }
  },
  "POST /session/confirm": {
    "password": {
      "minLength": 1,
      "maxLength": 1000
    }
  },
  "PATCH /session/user": {
    "name": {
      "minLength": 1,
      "maxLength": 255
    },
    "signature": {
      "minLength": 1,
      "maxLength": 2000
    }
  },
  "POST /password": {
    "current_password": {
      "minLength": 1,
      "maxLength": 1000
    },
    "new_password": {
      "minLength": 1,
      "maxLength": 1000
    },
    "code": {
      "minLength": 1,
      "maxLength": 64
    }
  },
  "POST /two_factor": {
    "password": {
      "minLength": 1,
      "maxLength": 1000
    }
  },
  "DELETE /two_factor": {
    "password": {
      "minLength": 1,
      "maxLength": 1000
    },
    "code": {
      "minLength": 1,
      "maxLength": 64
    }
  },
  "POST /two_factor/confirm": {
    "code": {
      "minLength": 1,
      "maxLength": 64
    }
  },
  "POST /two_factor/recovery_codes": {
    "password": {
      "minLength": 1,
      "maxLength": 1000
    },
    "code": {
      "minLength": 1,
      "maxLength": 64
    }
  },
  "PATCH /users/{user_id}": {
    "name": {
      "minLength": 1,
      "maxLength": 255
    }
  },
  "PATCH /account": {
    "name": {
      "minLength": 1,
      "maxLength": 255
    }
  },
  "POST /invitations": {
    "email": {
      "minLength": 3,
      "maxLength": 254
    }
  },
  "POST /invitations/preview": {
    "token": {
      "minLength": 1,
      "maxLength": 200
    }
  },
  "POST /invitations/accept": {
    "token": {
      "minLength": 1,
      "maxLength": 200
    },
    "name": {
      "minLength": 1,
      "maxLength": 255
    },
    "password": {
      "minLength": 1,
      "maxLength": 1000
    },
    "code": {
      "minLength": 1,
      "maxLength": 64
    }
  },
  "POST /api_keys": {
    "name": {
      "minLength": 1,
      "maxLength": 255
    },
    "expires_at": {
      "format": "date-time"
    },
    "allowed_addresses": {
      "maxItems": 100
    },
    "allowed_addresses[]": {
      "minLength": 2,
      "maxLength": 60
    }
  },
  "POST /api_keys/{api_key_id}/roll": {
    "grace_hours": {
      "minimum": 0,
      "maximum": 168
    },
    "allowed_addresses": {
      "maxItems": 100
    },
    "allowed_addresses[]": {
      "minLength": 2,
      "maxLength": 60
    }
  },
  "POST /presence": {
    "conversation_id": {
      "minLength": 1,
      "maxLength": 255
    }
  },
  "POST /conversation_reads/{conversation_id}": {
    "message_id": {
      "minLength": 1,
      "maxLength": 255
    }
  },
  "POST /saved_views": {
    "name": {
      "minLength": 1,
      "maxLength": 60
    },
    "query": {
      "maxLength": 1000
    }
  },
  "PATCH /saved_views/{saved_view_id}": {
    "name": {
      "minLength": 1,
      "maxLength": 60
    },
    "query": {
      "maxLength": 1000
    }
  },
  "PATCH /retention": {
    "conversation_days": {
      "minimum": 1,
      "maximum": 3650
    },
    "contact_days": {
      "minimum": 1,
      "maximum": 3650
    },
    "kept_label": {
      "minLength": 1,
      "maxLength": 50
    }
  },
  "POST /push_subscriptions": {
    "endpoint": {
      "minLength": 1,
      "maxLength": 2048
    },
    "keys.p256dh": {
      "minLength": 86,
      "maxLength": 90
    },
    "keys.auth": {
      "minLength": 20,
      "maxLength": 24
    }
  },
  "POST /notifications/read": {
    "notification_id": {
      "minLength": 1,
      "maxLength": 255
    },
    "conversation_id": {
      "minLength": 1,
      "maxLength": 255
    }
  },
  "PATCH /notification_settings": {
    "time_zone": {
      "maxLength": 100
    }
  },
  "PATCH /mail_settings": {
    "host": {
      "minLength": 1,
      "maxLength": 253
    },
    "port": {
      "minimum": 1,
      "maximum": 65535
    },
    "username": {
      "minLength": 1,
      "maxLength": 255
    },
    "password": {
      "minLength": 1,
      "maxLength": 1000
    },
    "from_name": {
      "minLength": 1,
      "maxLength": 100
    },
    "from_address": {
      "maxLength": 254
    }
  }
}
