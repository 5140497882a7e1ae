import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { no_body, signed } from './sign-s3.ts'

// From "Signature Calculations for the Authorization Header" in the API reference of Amazon S3, with the keys it gives.
const credentials = {
  region: 'us-east-1',
  access_key_id: 'AKIAIOSFODNN7EXAMPLE',
  secret_access_key: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const examples: { method: string; path: string; headers: Record<string, string>; hash: string; signature: string }[] = [
  {
    method: 'GET',
    path: '/test.txt',
    headers: { range: 'bytes=0-9' },
    hash: no_body,
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    method: 'PUT',
    path: '/test$file.text',
    headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    hash: '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    method: 'GET',
    path: '/?max-keys=2&prefix=J',
    headers: {},
    hash: no_body,
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
]

describe('a request to S3', () => {
  for (const { method, path, headers, hash, signature } of examples)
    it(`is signed like the example ${method} ${path}`, () => {
      const url = new URL(`https://examplebucket.s3.amazonaws.com${path}`)
      const { authorization } = signed(credentials, { method, url, headers }, hash, new Date('2013-05-24T00:00:00Z'))
      assert.ok(authorization!.endsWith(`Signature=${signature}`), authorization)
    })
})
