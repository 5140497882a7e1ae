const patience_ms = 500
const notes = [660, 880]
const note_s = 0.18

let audio: AudioContext | undefined

/** Two soft notes. Browsers allow them once the visitor has done something on the page; until then, nothing is heard, and nothing later. */
export async function ring(): Promise<void> {
  audio ??= new AudioContext()
  await Promise.race([audio.resume(), new Promise((resolve) => setTimeout(resolve, patience_ms))])
  if (audio.state !== 'running') return
  for (const [n, note] of notes.entries()) play(audio, note, audio.currentTime + n * note_s)
}

function play(audio: AudioContext, note: number, at: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = note
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.12, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, at + 2 * note_s)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + 2 * note_s)
}
