/** What the assistant says of its own accord, in one language. Everything else it says stands in an article. */
export interface Words {
  greeting: string
  thanks: string
  fine: string
  /** To whoever asks what he is talking to. */
  assistant: string
  may_help: string
  /** To what says too little. */
  clarify: string
  /** To what no article speaks of. */
  unknown: string
  source: string
  /** How to get a person: what it tells people to write is understood, see `intent`. */
  offer: string
  /** A person was asked for. */
  hand_over: string
  /** There is no answer. */
  no_answer: string
  /** It took too long, or broke off. */
  sorry: string
  /** Someone may be in danger. The same whatever happened: it promises nothing and guesses nothing. */
  emergency: string
}
