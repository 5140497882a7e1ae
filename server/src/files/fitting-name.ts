import { unknown_type } from './content-type.ts'
import { safeName } from './name.ts'

const programs = 'bin exe com scr dll'
const texts = 'txt log csv md json eml html htm xhtml svg xml hta js jse vbs vbe wsf bat cmd ps1 reg url sh'

/** Types that programs tell apart by content, and the endings such a file may have. The first ending of a type is what it gets. */
const kinds: readonly [types: Readonly<Record<string, string>>, endings: string][] = [
  [{ 'image/jpeg': 'jpg' }, 'jpg jpeg jpe jfif'],
  [{ 'image/png': 'png' }, 'png'],
  [{ 'image/gif': 'gif' }, 'gif'],
  [{ 'image/webp': 'webp' }, 'webp'],
  [{ 'image/bmp': 'bmp' }, 'bmp dib'],
  [{ 'image/tiff': 'tif' }, 'tif tiff'],
  [{ 'image/heic': 'heic', 'image/avif': 'avif' }, 'heic heif avif'],
  [{ 'application/pdf': 'pdf' }, 'pdf'],
  [{ 'application/gzip': 'gz' }, 'gz tgz'],
  [{ 'application/x-7z-compressed': '7z' }, '7z'],
  [{ 'application/vnd.rar': 'rar' }, 'rar'],
  [{ 'application/zip': 'zip' }, 'zip'],
  [{ 'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx' }, 'docx'],
  [{ 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx' }, 'xlsx'],
  [{ 'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx' }, 'pptx'],
  // What programs don't open under such a name isn't made to open.
  [{ 'application/vnd.ms-word.document.macroenabled.12': 'docm' }, 'docm docx'],
  [{ 'application/vnd.ms-excel.sheet.macroenabled.12': 'xlsm' }, 'xlsm xlsx'],
  [{ 'application/vnd.ms-powerpoint.presentation.macroenabled.12': 'pptm' }, 'pptm pptx'],
  [{ 'application/vnd.oasis.opendocument.text': 'odt' }, 'odt'],
  [{ 'application/vnd.oasis.opendocument.spreadsheet': 'ods' }, 'ods'],
  [{ 'application/vnd.oasis.opendocument.presentation': 'odp' }, 'odp'],
  [{ 'application/epub+zip': 'epub' }, 'epub'],
  // Encrypted documents are of the older format, whatever is in them.
  [{ 'application/msword': 'doc', 'application/rtf': 'rtf' }, 'doc docx xls xlsx ppt pptx dot xlt msg rtf'],
  [{ 'audio/ogg': 'ogg' }, 'ogg oga ogv opus'],
  [{ 'audio/flac': 'flac' }, 'flac'],
  [{ 'audio/mpeg': 'mp3' }, 'mp3'],
  [{ 'audio/wav': 'wav' }, 'wav'],
  [{ 'video/x-msvideo': 'avi' }, 'avi'],
  [{ 'video/webm': 'webm' }, 'webm mkv'],
  [{ 'video/mp4': 'mp4', 'video/quicktime': 'mov', 'audio/mp4': 'm4a' }, 'mp4 m4v mov m4a m4b 3gp'],
  [{ 'application/x-executable': 'bin' }, programs],
  // All the others show what they are: what doesn't isn't what its name says.
  [{ [unknown_type]: 'bin' }, `${programs} ${texts}`],
  [
    {
      'text/plain': 'txt',
      'text/html': 'html',
      'image/svg+xml': 'svg',
      'application/xml': 'xml',
      'text/csv': 'csv',
      'text/markdown': 'md',
      'application/json': 'json',
      'message/rfc822': 'eml',
    },
    texts,
  ],
]

const known_endings = new Set(kinds.flatMap(([, endings]) => endings.split(' ')))

/**
 * A name that says what the file is: where the ending is that of another type than the content shows, the right one takes its place.
 * It isn't appended, because desktops hide the last ending: `invoice.pdf.html` would look like `invoice.pdf`.
 */
export function fittingName(name: string, content_type: string): string {
  // Windows drops dots and spaces at the end.
  const [whole, ending = ''] = /\.([^. ]{1,15})[. ]*$/.exec(name) ?? []
  if (whole === undefined || !known_endings.has(ending.toLowerCase())) return name
  const fitting = kinds.filter(([types]) => types[content_type] !== undefined)
  if (fitting.length === 0 || fitting.some(([, endings]) => endings.split(' ').includes(ending.toLowerCase())))
    return name
  return safeName(`${name.slice(0, -whole.length)}.${fitting[0]![0][content_type]}`)
}
