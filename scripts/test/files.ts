import { relative } from 'node:path'
import { describe } from 'node:test'
import { pathToFileURL } from 'node:url'

// The files of one process, each as a suite of its own: what a file says is to be done before and after its tests
// concerns no other.
for (const file of process.env.TEST_FILES!.split('\n'))
  describe(relative('.', file), async () => {
    await import(pathToFileURL(file).href)
  })
