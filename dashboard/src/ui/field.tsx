import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react'
import { useText } from '../text/text.tsx'
import { Chooser } from './chooser.tsx'
import { Eye, EyeOff } from './icons.tsx'

export interface Around {
  label: string
  hint?: ReactNode
  /** What is wrong with it. */
  problem?: string | null
  optional?: boolean
}

export function Frame({ id, label, hint, problem, optional, children }: Around & { id: string; children: ReactNode }) {
  const t = useText()
  return (
    <div className="flex flex-col gap-1">
      <label id={`${id}-label`} htmlFor={id} className="text-sm font-medium">
        {label}
        {optional && <span className="ms-1.5 font-normal text-muted">{t.common.optional}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="text-xs text-danger-ink" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

export function described(id: string, { hint, problem }: Around) {
  const ids = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': problem ? true : undefined }
}

type TextFieldProps = Around & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }

export function TextField({ label, hint, problem, optional, className = '', ...rest }: TextFieldProps) {
  const id = useId()
  const around = { label, hint, problem, optional }
  return (
    <Frame id={id} {...around}>
      <input id={id} dir="auto" {...described(id, around)} {...rest} className={`field ${className}`} />
    </Frame>
  )
}

type AreaFieldProps = Around & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }

/** Words of several lines. */
export function AreaField({ label, hint, problem, optional, className = '', ...rest }: AreaFieldProps) {
  const id = useId()
  const around = { label, hint, problem, optional }
  return (
    <Frame id={id} {...around}>
      <textarea id={id} dir="auto" {...described(id, around)} {...rest} className={`field resize-y ${className}`} />
    </Frame>
  )
}

/** Passwords may be pasted, filled in by a manager, and looked at. */
export function PasswordField({ label, hint, problem, ...rest }: TextFieldProps) {
  const id = useId()
  const t = useText()
  const [is_shown, setShown] = useState(false)
  const around = { label, hint, problem }
  return (
    <Frame id={id} {...around}>
      <div className="relative">
        <input
          id={id}
          type={is_shown ? 'text' : 'password'}
          dir="ltr"
          autoCapitalize="off"
          spellCheck={false}
          {...described(id, around)}
          {...rest}
          className="field pe-10"
        />
        <button
          type="button"
          aria-label={is_shown ? t.common.hide_password : t.common.show_password}
          aria-pressed={is_shown}
          onClick={() => setShown(!is_shown)}
          className="absolute inset-y-0 end-0 grid w-9 place-items-center rounded-md text-muted hover:text-ink"
        >
          {is_shown ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
        </button>
      </div>
    </Frame>
  )
}

type SelectFieldProps = Around & SelectHTMLAttributes<HTMLSelectElement> & { choices: Record<string, string> }

export function SelectField({ label, hint, problem, ...rest }: SelectFieldProps) {
  const id = useId()
  const around = { label, hint, problem }
  return (
    <Frame id={id} {...around}>
      <Chooser id={id} name_of={label} {...described(id, around)} {...rest} className="field" />
    </Frame>
  )
}

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & { label: string; choices: Record<string, string> }

/** A choice whose label is heard, not seen: where its place says what it is. */
export function Select({ label, className = '', ...rest }: SelectProps) {
  return <Chooser aria-label={label} title={label} name_of={label} {...rest} className={`field ${className}`} />
}

export function Choice({
  label,
  hint,
  ...rest
}: { label: ReactNode; hint?: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="flex min-h-6 items-start gap-2 text-base">
      <input {...rest} className="mt-[3px] size-4 shrink-0 accent-(--accent)" />
      <span className="min-w-0">
        {label}
        {hint && <span className="block text-xs text-muted">{hint}</span>}
      </span>
    </label>
  )
}
