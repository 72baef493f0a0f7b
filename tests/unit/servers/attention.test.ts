import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { rubles } from '@/domain/money/money';
import type { Loaded } from '@/domain/results/loaded';
import { toAttention } from '@/domain/servers/attention';
import { attentionFacts } from '@/domain/servers/attentionFacts';
import { toAttentionLines } from '@/domain/servers/attentionLines';
import {
  awaitedOptionsOf,
  awaitedTariffs,
  changedServers,
  isPricedBy,
  withAwaited,
  type OpenBill,
} from '@/domain/servers/awaitedTariff';
import {
  scheduleCancellation,
  withdrawCancellation,
  type CancellationQuote,
} from '@/domain/servers/cancellation';
import { cancellationChoiceSchema } from '@/domain/servers/cancellationChoice';
import { choiceOf, newCancellation, toCancellationView } from '@/domain/servers/cancellationState';
import { productRules } from '@/domain/servers/productRules';
import type { Server, ServerId } from '@/domain/servers/server';
import { serverRules } from '@/domain/servers/serverRules';
import { makeOrderEntry } from '@/sample-data/cart';
import { makeServer } from '@/sample-data/servers';
import { makeEditableServer } from '@/sample-data/serverSettings';

const [shop, api, mail] = [1024, 1031, 1042].map((id) => id as ServerId) as [ServerId, ServerId, ServerId];
const server = (id: ServerId, changes: Partial<Server> = {}) => makeServer({ id, ...changes });

describe('servers that need attention', () => {
  const today = '2026-11-21';
  const servers = [
    server(shop),
    server(api, { status: 'Stopped' }),
    server(mail, { leavesOn: '2026-12-24' }),
    server(7 as ServerId, { awaitedTariff: 'Sirius[GB]' }),
    server(8 as ServerId, { awaitedTariff: 'Okul[GB]' }),
    server(9 as ServerId, { status: 'Off' }),
    server(10 as ServerId, { status: 'Suspended' }),
  ];

  test('are named by the first of each reason, most urgent first', () => {
    expect(
      attentionFacts(servers, today).map(({ kind, server: { id }, others }) => [kind, id, others]),
    ).toEqual([
      ['awaitedTariff', 7, 1],
      ['suspended', 10, 0],
      ['leaving', mail, 0],
      ['stopped', api, 0],
    ]);
    expect(attentionFacts([server(shop)], today)).toEqual([]);
  });

  test('lead to where something can be done', () => {
    const [awaited, suspended, leaving, stopped] = toAttention(attentionFacts(servers, today));
    expect(awaited).toMatchObject({ kind: 'awaitedTariff', others: 1, href: '/dashboard/payments-history' });
    expect(suspended).toMatchObject({ kind: 'suspended', href: '/dashboard/server-renew?id=10' });
    expect(leaving).toEqual({ kind: 'leaving', server: servers[2], others: 0 });
    expect(stopped).toMatchObject({
      kind: 'stopped',
      href: '/dashboard/support/create?service=VPS%2FVDS&server=1031',
    });
  });

  test('are dropped where the server does not fit the reason', () => {
    expect(
      toAttention([
        { kind: 'awaitedTariff', server: server(shop), others: 0 },
        { kind: 'leaving', server: server(shop), others: 0 },
      ]),
    ).toEqual([]);
  });

  describe('end soon', () => {
    const manual = { autoRenewal: false } as const;
    const expiring = [
      server(shop, { endDate: '2026-11-28', ...manual }),
      server(api, { endDate: '2026-11-24', ...manual }),
      server(mail, { endDate: '2026-11-29', ...manual }),
      server(7 as ServerId, { endDate: '2026-11-22' }),
      server(8 as ServerId, { endDate: '2026-11-22', leavesOn: '2026-11-22', ...manual }),
      server(9 as ServerId, { endDate: '2026-11-22', status: 'Suspended', ...manual }),
    ];
    const found = (servers: readonly Server[]) =>
      attentionFacts(servers, today)
        .filter(({ kind }) => kind === 'expiring')
        .map(({ server: { id }, others, days }) => ({ id, others, days }));

    test('within a week and without renewal, the first to end is named', () => {
      expect(found(expiring)).toEqual([{ id: api, others: 1, days: 3 }]);
      expect(found([server(shop, { endDate: '2026-11-19', ...manual })])).toEqual([
        { id: shop, others: 0, days: -2 },
      ]);
      expect(found(expiring.slice(2))).toEqual([]);
    });

    test('lead to their renewal, several to a list that has them all', () => {
      const hrefs = (servers: readonly Server[]) =>
        toAttentionLines(toAttention(attentionFacts(servers, today)), '/dashboard/vps').flatMap((line) =>
          line.kind === 'expiring' || line.kind === 'suspended' ? line.href : [],
        );
      expect(hrefs(expiring)).toEqual(['/dashboard/server-renew?id=9', '/dashboard/vps?before=2026-11-29']);
      expect(hrefs(expiring.slice(1, 2))).toEqual(['/dashboard/server-renew?id=1031']);
      expect(hrefs([9, 10].map((id) => server(id as ServerId, { status: 'Suspended' })))).toEqual([
        '/dashboard/vps?status=Suspended',
      ]);
    });
  });

  test('are followed by the open bills', () => {
    expect(toAttentionLines([], '/dashboard/vps', 2)).toEqual([
      { kind: 'bills', count: 2, href: '/dashboard/billing?state=open' },
    ]);
    expect(toAttentionLines([], '/dashboard/vps', 0)).toEqual([]);
    expect(toAttentionLines([], '/dashboard/vps')).toEqual([]);
  });

  test('are no part of the rules of their list, which know no day', () => {
    const attention: readonly [] = [];
    expect(serverRules.about?.(servers)).toEqual({
      statuses: ['Active', 'Stopped', 'Off', 'Suspended'],
      datacenters: ['gb'],
      tags: [],
      tariffs: ['Diadem[GB]'],
      attention,
    });
    expect(productRules.about?.(servers)).toEqual({ attention });
  });
});

describe('what an open bill changes', () => {
  const tariff = (serverId: ServerId, name: string) =>
    ({ kind: 'tariff', id: name, serverId, tariff: name }) as const;
  const renewal = { kind: 'renewal', id: 'r', serverId: mail, period: 'month' } as const;
  const options = { panel: 'plesk', ipv4: 2, ipv6Subnet: '', backup: 'none' } as const;
  const bills: readonly OpenBill[] = [
    { id: 3, entries: [tariff(shop, 'Sirius'), makeOrderEntry(), renewal] },
    { id: 1, entries: [tariff(shop, 'Okul'), tariff(api, 'Okul')] },
    { id: 2, entries: null, options: { serverId: mail, options } },
  ];

  test('the newest tariff of a server wins', () => {
    expect([...awaitedTariffs(bills)]).toEqual([
      [shop, 'Sirius'],
      [api, 'Okul'],
    ]);
    const awaited = awaitedTariffs(bills);
    expect(withAwaited(server(shop), awaited).awaitedTariff).toBe('Sirius[GB]');
    expect(withAwaited(server(mail), awaited).awaitedTariff).toBeNull();
    // The server has this tariff already, so it does not wait for it.
    expect(withAwaited(server(shop, { tariff: 'Sirius[GB]' }), awaited).awaitedTariff).toBeNull();
  });

  test('options wait for their own server', () => {
    expect(awaitedOptionsOf(bills, mail)).toEqual(options);
    expect(awaitedOptionsOf(bills, shop)).toBeNull();
    expect(awaitedOptionsOf([], mail)).toBeNull();
  });

  test.each([
    [0, shop, true],
    [0, mail, true],
    [0, api, false],
    [1, api, true],
    [1, mail, false],
    [2, mail, true],
    [2, shop, false],
  ])('bill at %s is priced by server %s: %s', (at, id, isPriced) => {
    expect(bills[at] && isPricedBy(bills[at], id)).toBe(isPriced);
  });

  test.each([
    [0, [shop, mail]],
    [1, [shop, api]],
    [2, [mail]],
  ])('bill at %s changes the servers %j', (at, ids) => {
    expect(bills[at] && [...changedServers(bills[at])]).toEqual(ids);
  });

  test('an order changes none', () => {
    expect([...changedServers({ entries: [makeOrderEntry()] })]).toEqual([]);
  });
});

describe('cancellation', () => {
  const quote = (endsOn: CancellationQuote['endsOn']): Loaded<CancellationQuote> => ({
    status: 'ready',
    value: { refund: rubles(500), byMethod: rubles(0), periods: [], endsOn },
  });
  const begun = { ...newCancellation({ id: shop, domain: 'a.ru' }), submission: { status: 'idle' } } as const;

  test('begins with the end of the period, and money to the balance', () => {
    expect(newCancellation({ id: shop, domain: 'a.ru' })).toEqual({
      server: { id: shop, domain: 'a.ru' },
      when: 'atEnd',
      target: 'balance',
    });
  });

  test.each([
    ['2026-12-24', 'atEnd', { when: 'atEnd' }],
    ['2026-12-24', 'now', { when: 'now', target: 'balance', refund: rubles(500) }],
    // A period that is over can only end at once.
    [null, 'atEnd', { when: 'now', target: 'balance', refund: rubles(500) }],
  ] as const)('of a server until %s, %s: %j is sent', (endsOn, when, choice) => {
    const view = toCancellationView({ ...begun, when }, quote(endsOn));
    expect(view?.policyHref).toBe('/legal/refund-policy');
    expect(view && choiceOf(view)).toEqual(choice);
  });

  test('is not sent before the refund is known, and closed without a question', () => {
    const view = toCancellationView(begun, { status: 'loading' });
    expect(view).toMatchObject({ when: 'atEnd', quote: { status: 'loading' } });
    expect(view && choiceOf(view)).toBeNull();
    expect(toCancellationView(null, quote(null))).toBeNull();
  });

  test.each([
    [{ when: 'atEnd' }, true],
    [{ when: 'now', refund: 50_000, target: 'balance' }, true],
    [{ when: 'now', refund: 0, target: 'method' }, true],
    [{ when: 'now', refund: 50_000 }, false],
    [{ when: 'now', target: 'balance' }, false],
    [{ when: 'now', refund: 50_000, target: 'cash' }, false],
    [{ when: 'later' }, false],
    [{}, false],
  ])('%j is a choice: %s', (sent, isOne) => {
    expect(v.is(cancellationChoiceSchema, sent)).toBe(isOne);
  });

  test.each([
    ['2026-11-21', null, '2026-11-21'],
    ['2026-11-20', null, null],
    ['2026-12-24', '2026-12-24', null],
  ] as const)('of a server until %s, cancelled for %s, is scheduled for %s', (endDate, leavesOn, day) => {
    const changed = scheduleCancellation(makeEditableServer(makeServer({ endDate, leavesOn })), '2026-11-21');
    expect(changed?.editable.server.leavesOn ?? null).toBe(day);
    expect(changed?.notes ?? null).toEqual(day && [{ kind: 'leaving', detail: null }]);
  });

  test('is withdrawn once', () => {
    const changed = withdrawCancellation(makeEditableServer(makeServer({ leavesOn: '2026-12-24' })));
    expect(changed?.editable.server.leavesOn).toBeNull();
    expect(changed?.notes).toEqual([{ kind: 'staying', detail: null }]);
    expect(withdrawCancellation(makeEditableServer(makeServer()))).toBeNull();
  });
});
