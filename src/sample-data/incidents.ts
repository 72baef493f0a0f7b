import type { AdminIncident } from '@/domain/admin/incident';

/** Makes an open incident, with changes. */
export function makeIncident(changes: Partial<AdminIncident> = {}): AdminIncident {
  return {
    id: 12,
    kind: 'incident',
    severity: 'major',
    state: 'identified',
    title: {
      ru: 'Серверы в Амстердаме теряют пакеты',
      en: 'Packet loss on servers in Amsterdam',
    },
    datacenters: ['nl'],
    services: ['network'],
    window: null,
    startedAt: '2026-11-21T07:40:00Z',
    resolvedAt: null,
    updates: [
      {
        id: 32,
        at: '2026-11-21T08:05:00Z',
        state: 'identified',
        text: {
          ru: 'Отказал один из двух вышестоящих каналов. Переводим трафик на второй.',
          en: 'One of two upstream links has failed. We are moving traffic to the other one.',
        },
      },
      {
        id: 31,
        at: '2026-11-21T07:40:00Z',
        state: 'investigating',
        text: {
          ru: 'Часть серверов в Амстердаме отвечает с потерями. Выясняем причину.',
          en: 'Some servers in Amsterdam respond with packet loss. We are looking for the cause.',
        },
      },
    ],
    recipients: 214,
    version: '2',
    ...changes,
  };
}

/** Planned maintenance. */
export const sampleMaintenance: AdminIncident = makeIncident({
  id: 11,
  kind: 'maintenance',
  severity: 'minor',
  state: 'scheduled',
  title: { ru: 'Замена коммутаторов в Москве', en: 'Switch replacement in Moscow' },
  datacenters: ['ru'],
  services: [],
  window: { from: '2026-11-28T23:00:00Z', until: '2026-11-29T01:00:00Z' },
  startedAt: '2026-11-20T10:00:00Z',
  updates: [
    {
      id: 30,
      at: '2026-11-20T10:00:00Z',
      state: 'scheduled',
      text: {
        ru: 'Связь с серверами прервётся до двух раз, не дольше пяти минут.',
        en: 'Servers will be unreachable up to twice, for five minutes at most.',
      },
    },
  ],
  recipients: 1320,
  version: '1',
});

/** An announcement that customers may hide. */
export const sampleAnnouncement: AdminIncident = makeIncident({
  id: 10,
  kind: 'announcement',
  severity: 'minor',
  state: 'published',
  title: { ru: 'В праздники поддержка отвечает дольше', en: 'Support is slower over the holidays' },
  datacenters: [],
  services: ['support'],
  startedAt: '2026-11-19T09:00:00Z',
  updates: [
    {
      id: 29,
      at: '2026-11-19T09:00:00Z',
      state: 'published',
      text: {
        ru: 'С 31 декабря по 8 января на вопросы об оплате отвечаем в течение дня.',
        en: 'From 31 December to 8 January questions about billing are answered within a day.',
      },
    },
  ],
  recipients: 5210,
  version: '1',
});

/** A resolved outage. */
export const resolvedIncident: AdminIncident = makeIncident({
  id: 9,
  severity: 'critical',
  state: 'resolved',
  title: { ru: 'Оплата картами не проходила', en: 'Card payments failed' },
  datacenters: [],
  services: ['payments'],
  startedAt: '2026-11-03T12:10:00Z',
  resolvedAt: '2026-11-03T12:55:00Z',
  updates: [
    {
      id: 28,
      at: '2026-11-03T12:55:00Z',
      state: 'resolved',
      text: {
        ru: 'Банк восстановил приём карт. Неоплаченные заказы можно оплатить ещё раз.',
        en: 'The bank accepts cards again. Unpaid orders can be paid now.',
      },
    },
    {
      id: 27,
      at: '2026-11-03T12:10:00Z',
      state: 'investigating',
      text: {
        ru: 'Платежи картами отклоняются. Перевод и криптовалюта работают.',
        en: 'Card payments are declined. Transfers and cryptocurrency work.',
      },
    },
  ],
  recipients: 5198,
  version: '2',
});

/** Incidents of the demonstration, newest first. */
export const sampleIncidents: readonly AdminIncident[] = [
  makeIncident(),
  sampleMaintenance,
  sampleAnnouncement,
  resolvedIncident,
];
