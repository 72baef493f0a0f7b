import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { rubles } from '@/domain/money/money';
import { editableFields, serverEventSchema } from '@/domain/servers/serverSchemas';
import type { ServerSettings } from '@/domain/servers/serverSettings';
import { withOptions, withSettings } from '@/domain/servers/withSettings';
import { samplePrices } from '@/sample-data/prices';
import { makeServer } from '@/sample-data/servers';
import { makeEditableServer } from '@/sample-data/serverSettings';

const terms = { prices: samplePrices, today: '2026-11-21' } as const;
const editable = makeEditableServer(makeServer());
const { settings } = editable;

describe('the history of a change', () => {
  const notesOf = (changes: Partial<ServerSettings>) => {
    const update = { settings: { ...settings, ...changes }, password: null, userPassword: null };
    const outcome = withSettings(editable, [], update, terms);
    return outcome.status === 'done'
      ? outcome.value.notes.map(({ kind, detail }) => [kind, detail])
      : outcome;
  };

  test.each<[Partial<ServerSettings>, readonly (readonly [string, string | null])[]]>([
    [{}, []],
    [
      { autoRenewal: !settings.autoRenewal },
      [[settings.autoRenewal ? 'autoRenewalOff' : 'autoRenewalOn', null]],
    ],
    [{ backup: 'daily' }, [['backupChanged', null]]],
    [{ os: 'CentOS 8' }, [['reinstalled', 'CentOS 8']]],
    [{ name: 'chat' }, [['settingsChanged', 'chat']]],
    [{ name: '', domain: 'chat.example.ru' }, [['settingsChanged', 'chat.example.ru']]],
    [{ ipv4: 2 }, [['settingsChanged', null]]],
    [
      { name: 'chat', backup: 'weekly', software: 'nginx' },
      [
        ['reinstalled', settings.os],
        ['backupChanged', null],
        ['settingsChanged', 'chat'],
      ],
    ],
  ])('%o is %j', (changes, notes) => {
    expect(notesOf(changes)).toEqual(notes);
  });
});

describe('options that are paid', () => {
  const withPanel = makeEditableServer(makeServer({ panelUrl: 'https://203.0.113.7:8443/' }));

  test('without a change keep the price, the paid days and the panel', () => {
    const { server } = withOptions(withPanel, withPanel.settings, terms).editable;
    expect(server).toEqual(withPanel.server);
  });

  test('with another panel have a new level of paid days, and no address yet', () => {
    const { server, settings: next } = withOptions(
      withPanel,
      { ...withPanel.settings, panel: 'plesk' },
      terms,
    ).editable;
    expect(server).toMatchObject({ monthlyPrice: rubles(1977), optionsMonthly: rubles(400), panelUrl: null });
    expect(server.paidLevels.length).toBeGreaterThan(0);
    expect(next.panel).toBe('plesk');
  });
});

describe('settings from outside', () => {
  const sent = { ...settings, ipv4: 1 };
  const read = (changes: object, without: readonly string[] = []) => {
    const entries = Object.entries({ ...sent, ...changes }).filter(([field]) => !without.includes(field));
    const { success, output } = v.safeParse(editableFields.settings, Object.fromEntries(entries));
    return success ? output : null;
  };

  test('are read as they are sent; older servers have no renewal and no backup', () => {
    expect(read({})).toEqual(sent);
    expect(read({}, ['autoRenewal', 'renewalPeriod', 'backup'])).toEqual({
      ...sent,
      autoRenewal: false,
      renewalPeriod: 'month',
      backup: 'none',
    });
  });

  test.each(['name', 'domain', 'ip', 'payment', 'username', 'os', 'software', 'panel', 'ipv4', 'ipv6Subnet'])(
    'need %s',
    (field) => {
      expect(read({}, [field])).toBeNull();
    },
  );

  test.each([
    [{ ipv4: 5 }, true],
    [{ ipv4: 6 }, false],
    [{ ipv4: 0 }, false],
    [{ ipv4: 1.5 }, false],
    [{ payment: 'card' }, true],
    [{ payment: 'cash' }, false],
    [{ software: 'postgres' }, false],
    [{ backup: 'hourly' }, false],
    [{ name: 'я'.repeat(1000) }, true],
    [{ name: 'я'.repeat(1001) }, false],
  ])('%o: %s', (changes, isValid) => {
    expect(read(changes) !== null).toBe(isValid);
  });

  test.each([
    [{}, true],
    [{ actor: 'system' }, true],
    [{ actor: 'support' }, true],
    [{ actor: 'robot' }, false],
    [{ kind: 'exploded' }, false],
    [{ at: '2026-11-21' }, false],
    [{ token: 7 }, false],
    [{ detail: undefined }, false],
  ])('an event with %o: %s', (changes, isValid) => {
    const event = { id: '1', at: '2026-11-21T09:00:00Z', kind: 'rebooted', actor: 'customer', detail: null };
    expect(v.is(serverEventSchema, { ...event, ...changes })).toBe(isValid);
  });
});
