import type { Client } from '../service.ts'

const articles = {
  returns: {
    title: 'Returning an order',
    body: 'You can send an order back within 30 days of delivery. Print the return label from https://shop.example/returns and stick it on the parcel. The refund takes five working days after the parcel has arrived.',
    language: 'en',
    url: 'https://shop.example/help/returns',
  },
  delivery: {
    title: 'Delivery times and tracking',
    body: 'Orders leave our warehouse within one working day and arrive after two to four working days. The tracking number comes by e-mail.',
    language: 'en',
    url: null,
  },
  warranty: {
    title: 'Warranty',
    body: 'Frames have a warranty of ten years, batteries one of two years. Wear of tyres and brake pads is not covered.',
    language: 'en',
    url: null,
  },
  invoices: {
    title: 'Rechnung erneut herunterladen',
    body: 'Die Rechnung steht im Kundenkonto unter „Bestellungen“ als PDF zum Herunterladen bereit.',
    language: 'de',
    url: 'https://shop.example/hilfe/rechnung',
  },
}

export type Articles = Record<keyof typeof articles, string>

/** Publishes a few articles and returns their ids. */
export async function publish(api: Client): Promise<Articles> {
  const requests = Object.entries(articles).map(async ([name, article]) => {
    const { status, body } = await api.post('/knowledge/articles', { ...article, status: 'published' })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return [name, body.id as string] as const
  })
  return Object.fromEntries(await Promise.all(requests)) as Articles
}
