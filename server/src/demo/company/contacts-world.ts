import type { DemoContact } from './types.ts'

export const contactsOfTheWorld: readonly DemoContact[] = [
  person('en', 'Hannah Goldberg', 'hannah.goldberg@example.net', '+14155550123', 'customer-2001', { city: 'Oakland' }),
  person('en', 'Marcus Bell', 'marcus.bell@example.com', '+13125550148', 'customer-2002', {
    city: 'Chicago',
    company: 'Bell & Sons Catering LLC',
  }),
  person('en', 'Tane Parata', 'tane.parata@example.net', null, null, { city: 'Wellington' }),
  person('en', 'Ravi Menon', 'ravi.menon@pedalstack.example', '+442079460518', 'dealer-17', {
    company: 'Pedalstack',
    plan: 'dealer',
    feeds: ['stock', 'prices'],
  }),
  person('en', 'Growth Team', 'growth@rank-first.example', null, null, {}),
  person('en', 'Carbon Frame Factory', 'sales@best-carbon-frames.example', null, null, {}),
  person('pt', 'Thiago Nascimento', 'thiago.nascimento@example.com', null, null, { city: 'Curitiba' }),
  person('ja', '高橋 健太', 'kenta.takahashi@example.com', null, 'customer-2003', { city: '福岡' }),
  person('ja', '山本 美咲', 'misaki.yamamoto@example.net', null, null, { city: '札幌', gift: true }),
  person('ar', 'عمر الخطيب', 'omar.khatib@example.org', '+442079460266', 'customer-2004', { city: 'London' }),
  person('ar', 'ريم العبدالله', 'reem.abdullah@example.com', null, null, { city: 'عمّان', sector: 'school' }),
  person('zh', '林雅婷', 'yating.lin@example.org', null, null, { city: '台南', script: 'Hant' }),
  person('zh', '王志强', 'zhiqiang.wang@example.com', null, 'dealer-31', { city: '成都', plan: 'dealer' }),
  person('tr', 'Elif Kaya', 'elif.kaya@example.org', null, null, { city: 'Ankara' }),
  person('tr', 'Mehmet Öztürk', 'mehmet.ozturk@example.com', null, null, { city: 'İzmir', sector: 'groceries' }),
  person('ko', '김민서', 'minseo.kim@example.com', null, null, { city: '부산' }),
]

function person(
  language: string,
  name: string,
  email: string,
  phone_number: string | null,
  identifier: string | null,
  custom_attributes: DemoContact['custom_attributes'],
): DemoContact {
  return { name, email, phone_number, identifier, custom_attributes, language }
}
