import type { QueryClient } from '@tanstack/react-query'
import { notificationSettingsQuery } from '../../queries/notification-settings.ts'

/** Two short tones, for those who want them. Browsers allow it once somebody has clicked on the page. */
export async function chime(queries: QueryClient): Promise<void> {
  const settings = await queries.fetchQuery(notificationSettingsQuery).catch(() => null)
  if (!settings?.sounds) return
  const audio = new AudioContext()
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0.08, audio.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.4)
  volume.connect(audio.destination)
  for (const [at, frequency] of [
    [0, 660],
    [0.12, 880],
  ] as const) {
    const tone = audio.createOscillator()
    tone.frequency.value = frequency
    tone.connect(volume)
    tone.start(audio.currentTime + at)
    tone.stop(audio.currentTime + at + 0.25)
    tone.onended = () => at > 0 && audio.close()
  }
}
