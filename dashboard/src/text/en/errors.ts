/** What people are told, by the code of the error. A code without words here is told in the service's own. */
export const errors = {
  unreachable: 'The service did not answer. Check your connection and try again.',
  unknown: 'Something went wrong. Try again; if it fails again, tell whoever runs the service.',
  codes: {
    credentials_invalid: 'The e-mail address or the password is wrong.',
    second_factor_invalid: 'That code is wrong or too old. Enter the one shown now.',
    rate_limited: 'Too many requests. Wait a moment and try again.',
    setup_token_invalid: 'This set-up link no longer works. Restart the service to get a new one.',
    already_set_up: 'Parley is set up already.',
    session_missing: 'You are signed out.',
    session_expired: 'You were signed out for your safety.',
    insufficient_scope: 'Your role does not allow this.',
    resource_not_found: 'It is no longer there.',
    precondition_failed: 'Somebody changed it meanwhile. Look again and repeat.',
    conversation_already_assigned: 'Somebody else was faster: the conversation is taken.',
    conversation_resolved: 'The conversation is resolved. Reopen it first.',
    status_transition_not_allowed: 'From its present status the conversation cannot go there.',
    webhook_endpoint_limit_reached:
      'There are as many endpoints as this deployment allows. Delete or disable one first.',
    webhook_endpoint_disabled: 'The endpoint is disabled. Enable it first.',
    webhook_secret_rotation_in_progress: 'The secret before still signs. Wait until its time is over.',
    assistant_unavailable: 'The assistant is busy. Try again in a moment.',
    conversation_empty: 'There are no messages yet.',
    internal_error: 'Something went wrong inside the service. It was recorded.',
    database_unavailable: 'The database does not answer. Try again in a moment.',
    overloaded: 'The service is busy. Try again in a moment.',
  } as Record<string, string>,
}
