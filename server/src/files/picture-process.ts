import { stat } from 'node:fs/promises'
import { setPriority } from 'node:os'
import sharp, { type Metadata, type Sharp } from 'sharp'

/** An image to read, and where to write it without metadata, and smaller. */
export interface PictureTask {
  content_type: string
  path: string
  clean_path: string
  preview_path: string
  /** How long it may keep the processor busy. */
  max_work_ms: number
  niceness: number
}

export type PictureOutcome =
  | { width: number; height: number; size: number; preview_size: number }
  /** What is lost is the process: it ended, or it can't be stopped otherwise. */
  | { problem: string; lost?: 'ended' | 'late' }

// An image of a few kilobytes may unpack to gigabytes. 40 megapixels of a photo take longer than anyone may.
const max_pixels = 40_000_000
const preview_pixels = 640
/**
 * Each frame is encoded again, at up to 0.4 s for a megapixel. What is larger is treated as what can't be decoded, not cut down to its
 * first frame: a recording of a screen is a file that somebody can still open, and its first frame alone would say something else.
 */
const max_frames = 200
const max_moving_pixels = 12_000_000

// The few decoders that are needed, out of the many there are.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
})
sharp.cache(false)
sharp.concurrency(1)

process.on('message', (task: PictureTask) => {
  setPriority(task.niceness)
  const before = process.cpuUsage()
  // The work is done by other threads: this one is free to look at the time it takes.
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1000 > task.max_work_ms) answer({ problem: 'It took too long.', lost: 'late' })
  }, 20)
  const answer = (outcome: PictureOutcome) => {
    clearInterval(watch)
    process.send?.(outcome)
  }
  work(task)
    .catch((error: Error): PictureOutcome => ({ problem: error.message }))
    .then(answer)
})

/** Encodes it again: what isn't a pixel, such as the place it was taken at or another file at its end, is left behind. */
async function work({ content_type, path, clean_path, preview_path }: PictureTask): Promise<PictureOutcome> {
  const reading = { limitInputPixels: max_pixels, failOn: 'truncated', sequentialRead: true } as const
  const animated = content_type === 'image/gif' || content_type === 'image/webp'
  const image = sharp(path, { ...reading, animated })
  if (animated) requireBudget(await image.metadata())
  const { width, height, pageHeight = height, size } = await encoded(image, content_type).toFile(clean_path)
  const preview = await sharp(clean_path, reading)
    .resize(preview_pixels, preview_pixels, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toFile(preview_path)
  return { width, height: pageHeight, size: size ?? (await stat(clean_path)).size, preview_size: preview.size }
}

function requireBudget({ pages = 1, width, height, pageHeight = height }: Metadata): void {
  if (pages > 1 && (pages > max_frames || pages * width * pageHeight > max_moving_pixels))
    throw new Error('It moves for too long, or is too large to.')
}

function encoded(image: Sharp, content_type: string): Sharp {
  switch (content_type) {
    case 'image/png':
      return image.autoOrient().png({ compressionLevel: 6 })
    case 'image/webp':
      return image.webp({ quality: 90 })
    case 'image/gif':
      return image.gif({ reuse: true })
    default:
      return image.autoOrient().jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
  }
}
