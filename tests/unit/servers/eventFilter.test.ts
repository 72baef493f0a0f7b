import { expect, test } from 'vitest';
import { authorOf, eventGroups, matchingEvents } from '@/domain/servers/eventFilter';
import { serverEventKinds, type ServerEvent } from '@/domain/servers/serverDetails';
import {
  allEvents,
  eventFilterOf,
  toHistoryView,
  withEventFilter,
} from '@/screens/servers/ServerScreen/historyView';
import { makeServerDetails } from '@/sample-data/serverDetails';
import { makeServer } from '@/sample-data/servers';

const event = (changes: Partial<ServerEvent>): ServerEvent => ({
  id: '1',
  at: '2026-11-21T12:00:00Z',
  kind: 'rebooted',
  actor: 'customer',
  detail: null,
  ...changes,
});

// tests: SERVERPAGE-16
test('an event is of its owner, a colleague, a program, support or the system', () => {
  expect(authorOf(event({}))).toBe('owner');
  expect(authorOf(event({ member: 'ann@example.com' }))).toBe('colleague');
  expect(authorOf(event({ member: 'ann@example.com', token: 'deploy' }))).toBe('token');
  expect(authorOf(event({ actor: 'support' }))).toBe('support');
  expect(authorOf(event({ actor: 'system', token: 'deploy' }))).toBe('system');
});

// tests: SERVERPAGE-16
test('each kind of event is in one group, and both conditions must match', () => {
  const events = serverEventKinds.map((kind, index) => event({ id: String(index), kind }));
  const found = eventGroups.flatMap((group) => matchingEvents(events, { group, author: null }));
  expect(found.map(({ kind }) => kind).toSorted()).toEqual([...serverEventKinds].toSorted());
  expect(matchingEvents(events, { group: 'network', author: 'owner' }).map(({ kind }) => kind)).toEqual([
    'firewallOn',
    'firewallOff',
    'reverseNameSet',
    'reverseNameRemoved',
  ]);
  expect(matchingEvents(events, { group: 'network', author: 'support' })).toEqual([]);
  expect(matchingEvents(events, allEvents)).toEqual(events);
});

// tests: SERVERPAGE-16
test('the address names the filter, and all is left out', () => {
  const filter = { group: 'power', author: 'colleague' } as const;
  const search = withEventFilter('?id=7&tab=history', filter);
  expect(search).toBe('?id=7&tab=history&events=power&by=colleague');
  expect(eventFilterOf(search)).toEqual(filter);
  expect(withEventFilter(search, allEvents)).toBe('?id=7&tab=history');
  expect(eventFilterOf('?events=nothing&by=')).toEqual(allEvents);
});

test('a history without events is not one without matches', () => {
  const value = makeServerDetails(makeServer(), { events: [event({})] });
  const filter = { group: 'money', author: null } as const;
  expect(toHistoryView({ status: 'ready', value }, filter)).toMatchObject({ events: [], isEmpty: false });
  expect(toHistoryView({ status: 'ready', value: { ...value, events: [] } }, filter)).toMatchObject({
    isEmpty: true,
  });
});
