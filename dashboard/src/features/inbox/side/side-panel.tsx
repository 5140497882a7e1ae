import type { Mode } from '../../../api/call.ts'
import type { Conversation } from '../data/queries.ts'
import { ContactSection } from './contact-section.tsx'
import { EarlierSection } from './earlier-section.tsx'
import { LeadSection } from './lead-section.tsx'
import { RatingSection } from './rating-section.tsx'
import { SummarySection } from './summary-section.tsx'
import { VisitorSection } from './visitor-section.tsx'

interface Props {
  mode: Mode
  conversation: Conversation
  /** Else only what is known already, without asking for more. */
  is_whole: boolean
}

export function SidePanel({ mode, conversation, is_whole }: Props) {
  return (
    <div className="divide-y divide-line">
      <ContactSection mode={mode} conversation={conversation} />
      {is_whole && (
        <>
          {conversation.channel === 'widget' && <VisitorSection mode={mode} conversation={conversation} />}
          {conversation.channel === 'widget' && <RatingSection mode={mode} conversation={conversation} />}
          <SummarySection mode={mode} conversation={conversation} />
          <LeadSection mode={mode} conversation={conversation} />
          <EarlierSection mode={mode} conversation={conversation} />
        </>
      )}
    </div>
  )
}
