import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportAgent, reportCustomer } from './report.ts'

const CUSTOMER: [string, string][] = [
  ['I want to return my shoes', 'The customer wants to return their shoes.'],
  ['I am unable to log in to my account.', 'The customer is unable to log in to their account.'],
  ['My wife and I were charged twice.', 'The customer is complaining that their wife and they were charged twice.'],
  [
    'I was told that I would get a call back.',
    'The customer says that they were told that they would get a call back.',
  ],
  ["I don't know which plan I should choose.", "The customer says that they don't know which plan they should choose."],
  ['Where is my order?', 'The customer asks where their order is.'],
  ['When will I get my refund?', 'The customer asks when they will get their refund.'],
  ['Why was I charged $20?', 'The customer asks why they were charged $20.'],
  ['How do I reset my password?', 'The customer asks how to reset their password.'],
  ['Do you ship to Norway?', 'The customer asks whether the company ships to Norway.'],
  ['Are you open on Sunday?', 'The customer asks whether the company is open on Sunday.'],
  ['Could you please cancel my booking?', 'The customer asks the agent to cancel their booking.'],
  ['You sent me the wrong size.', 'The customer is complaining that the company sent them the wrong size.'],
  ['Still no refund!', 'The customer says: still no refund.'],
]

const AGENT: [string, string][] = [
  ['We have refunded your order.', "The agent says that they have refunded the customer's order."],
  ['You need to update your payment method.', 'The agent says that the customer needs to update their payment method.'],
  ['I will call you back tomorrow.', 'The agent says that they will call the customer back tomorrow.'],
  ['Please send us a photo of the damage.', 'The agent asks the customer to send them a photo of the damage.'],
  ["Please don't share your password.", 'The agent asks the customer not to share their password.'],
  ['Have you tried restarting your phone?', 'The agent asks whether the customer has tried restarting their phone.'],
  ['Which version are you using?', 'The agent asks which version the customer is using.'],
  ['When did you buy it?', 'The agent asks: when did the customer buy it?'],
  ['Try clearing your cache.', 'The agent asks the customer to try clearing their cache.'],
]

test("a customer's sentence is retold in the third person", () => {
  for (const [said, told] of CUSTOMER) assert.equal(reportCustomer(said, 'request', said.endsWith('?')), told)
})

test("an agent's sentence is retold in the third person", () => {
  for (const [said, told] of AGENT) assert.equal(reportAgent(said, 'The agent'), told)
})

test('a sentence whose "you" means anybody is quoted', () => {
  const said = 'If you click the button nothing happens.'
  assert.equal(reportCustomer(said, 'request', false), `The customer says: “${said}”`)
})
