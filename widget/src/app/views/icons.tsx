const paths = {
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  send: 'M4 12l16-8-6 16-3-7-7-1z',
  attach: 'M20 11l-8.5 8.5a5 5 0 0 1-7-7L13 4a3.4 3.4 0 0 1 5 5l-8.5 8.5a1.7 1.7 0 0 1-2.5-2.5L14.5 7.5',
  star: 'M12 3l2.8 5.7 6.2.9-4.5 4.4 1 6.2L12 17.3l-5.5 2.9 1-6.2L3 9.6l6.2-.9z',
  devices: 'M3 5h13v9H3zM1 18h12M16 10h6v10h-6z',
  file: 'M14 3H6v18h12V7zM14 3v4h4',
}

export function Icon({ name, directional }: { name: keyof typeof paths; directional?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" class={directional ? 'directional' : undefined}>
      <path d={paths[name]} />
    </svg>
  )
}
