import { workAside } from '../aside.ts'

workAside((input: number | string) => {
  if (input === 'exit') process.exit(3)
  if (typeof input === 'string') throw new Error(input)
  return 2 * input
})
