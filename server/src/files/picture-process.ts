import { stat } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'

/** An image to read, and where to write it without metadata, and smaller. */
export interface PictureTask {
  content_type: string
  path: string
  clean_path: string
  preview_path: string
}

export type PictureOutcome = { width: number; height: number; size: number; preview_size: number } | { problem: string }

// An image of a few kilobytes may unpack to gigabytes.
const max_pixels = 64_000_000
const preview_pixels = 640

// The few decoders that are needed, out of the many there are.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
})
sharp.cache(false)
sharp.concurrency(1)

process.on('message', (task: PictureTask) => {
  work(task)
    .catch((error: Error): PictureOutcome => ({ problem: error.message }))
    .then((outcome) => process.send?.(outcome))
})

/** Encodes it again: what isn't a pixel, such as the place it was taken at or another file at its end, is left behind. */
async function work({ content_type, path, clean_path, preview_path }: PictureTask): Promise<PictureOutcome> {
  const reading = { limitInputPixels: max_pixels, failOn: 'truncated', sequentialRead: true } as const
  const moves = content_type === 'image/gif' || content_type === 'image/webp'
  const image = sharp(path, { ...reading, animated: moves })
  const { width, height, pageHeight = height, size } = await encoded(image, content_type).toFile(clean_path)
  const preview = await sharp(clean_path, reading)
    .resize(preview_pixels, preview_pixels, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toFile(preview_path)
  return { width, height: pageHeight, size: size ?? (await stat(clean_path)).size, preview_size: preview.size }
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
