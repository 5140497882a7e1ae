import type { Bytes } from './raw-http.ts'
import {
  answered,
  body,
  chunked,
  chunks,
  end,
  get,
  length,
  post,
  refused,
  smuggled,
  type Vector,
} from './raw-vector.ts'

/** A POST that is read completely and rejected for its content: the name is a number. */
function checked(name: string, send: Bytes | Bytes[]): Vector {
  return answered(name, send, 400)
}

export const lengths: Vector[] = [
  refused('length and chunks', post(length, chunked) + chunks),
  refused('chunks and length', post(chunked, length) + chunks),
  refused('chunks, and a length that hides a request', `${post('Content-Length: 4', chunked)}0${end}${end}${smuggled}`),
  refused('two lengths that differ', post(length, 'Content-Length: 3') + body + smuggled),
  refused('two lengths that agree', post(length, length) + body),
  refused('a list of lengths', post(`Content-Length: ${body.length}, ${body.length}`) + body),
  refused('a length with a plus', post(`Content-Length: +${body.length}`) + body),
  refused('a negative length', post('Content-Length: -1') + body),
  refused('a length in hexadecimal', post('Content-Length: 0xa') + body),
  refused('an empty length', post('Content-Length: ') + body),
  refused('a length in words', post('Content-Length: ten') + body),
  refused('a length beyond 64 bits', post('Content-Length: 99999999999999999999') + body),
  refused('a length with a blank inside', post('Content-Length: 1 0') + body),
  refused('a length beyond what is taken', post('Content-Length: 9007199254740993') + body, 413),
  checked('a length with blanks around', post(`Content-Length: \t ${body.length} \t`) + body),
  answered('a GET with a body', get(length) + body),
  answered('a GET whose body looks like a request', get(`Content-Length: ${smuggled.length}`) + smuggled),
  {
    name: 'a body shorter than its length',
    send: [post('Content-Length: 50') + body],
    refused: [400],
    or_closed: true,
    alone: true,
    half_close: true,
  },
  refused('a body longer than its length', `${post(length)}${body}GARBAGE${end}${end}`, 400),
]

export const transfer: Vector[] = [
  checked('chunks', post(chunked) + chunks),
  checked('chunks in capital letters', post('Transfer-Encoding: CHUNKED') + chunks),
  checked('chunks after a tab', post('Transfer-Encoding:\tchunked') + chunks),
  refused('an unknown coding', post('Transfer-Encoding: xchunked') + chunks, 400, 501),
  refused('no coding at all', post('Transfer-Encoding: identity') + chunks, 400, 501),
  refused('an empty coding', post('Transfer-Encoding: ') + chunks, 400, 501),
  refused('chunks that are not the last coding', post('Transfer-Encoding: chunked, identity') + chunks),
  refused('chunks twice', post(chunked, chunked) + chunks),
  refused('chunks with a vertical tab', post('Transfer-Encoding: chunked\v') + chunks),
  refused('chunks in quotes', post('Transfer-Encoding: "chunked"') + chunks, 400, 501),
  refused('a blank before the colon', post('Transfer-Encoding : chunked') + chunks),
  refused('a line break before the colon', post('Transfer-Encoding\n : chunked') + chunks),
  refused('chunks of HTTP/1.0', post(chunked).replace('HTTP/1.1', 'HTTP/1.0') + chunks, 400, 501),
]

export const badChunks: Vector[] = [
  refused('a size that is no number', `${post(chunked)}zz${end}${body}${end}0${end}${end}`),
  refused('a negative size', `${post(chunked)}-1${end}${body}${end}0${end}${end}`),
  refused('a size with 0x', `${post(chunked)}0xa${end}${body}${end}0${end}${end}`),
  refused('a size with a plus', `${post(chunked)}+a${end}${body}${end}0${end}${end}`),
  refused('a size that overflows', `${post(chunked)}fffffffffffffffff${end}${body}${end}0${end}${end}`),
  refused('an empty size', `${post(chunked)}${end}${body}${end}0${end}${end}`),
  refused('a size on a bare line feed', `${post(chunked)}a\n${body}${end}0${end}${end}`),
  refused('no line end after a chunk', `${post(chunked)}a${end}${body}0${end}${end}`),
  refused('a chunk longer than its size', `${post(chunked)}5${end}${body}${end}0${end}${end}`),
  refused('a bare line feed in an extension', `${post(chunked)}a;x\n${body}${end}0${end}${end}${smuggled}`),
  refused('a NUL in an extension', `${post(chunked)}a;\0${end}${body}${end}0${end}${end}`),
  refused('extensions of 20 KiB', `${post(chunked)}a;${'x'.repeat(20_000)}${end}${body}${end}0${end}${end}`, 400, 413),
  checked('a short extension', `${post(chunked)}a;name=value${end}${body}${end}0${end}${end}`),
  checked('a trailer', `${post(chunked)}a${end}${body}${end}0${end}X-Checksum: 1${end}${end}`),
  refused('a trailer that names a length', `${post(chunked)}a${end}${body}${end}0${end}Content-Length: 5${end}${end}`),
  checked('chunks of one byte, slowly', [
    post(chunked),
    ...Array.from(body, (byte) => `1${end}${byte}${end}`),
    `0${end}${end}`,
  ]),
  {
    name: 'a body in chunks without its end',
    send: [`${post(chunked)}a${end}${body}`],
    refused: [400],
    or_closed: true,
    alone: true,
    half_close: true,
  },
]

export const expectations: Vector[] = [
  checked('Expect: 100-continue', [post(length, 'Expect: 100-continue'), body]),
  checked('Expect: 100-continue without a wait', post(length, 'Expect: 100-continue') + body),
  checked('Expect: 100-Continue in capitals', [post(length, 'Expect: 100-CONTINUE'), body]),
  answered('Expect: 100-continue without a body', get('Expect: 100-continue')),
  refused('another expectation', post(length, 'Expect: 200-ok') + body, 417),
  refused('another expectation of a GET', get('Expect: a-miracle'), 417),
  refused('an empty expectation', get('Expect: x=y;z'), 417),
]
