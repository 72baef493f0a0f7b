import { samplePrices } from '@/sample-data/prices';
import { expect, test } from 'vitest';
import { rubles } from '@/domain/money/money';
import { formReducer, formStateOf, type FormAction } from '@/domain/form/formState';
import type { ServerId } from '@/domain/servers/server';
import { draftOf, type SaveRefusal, type SettingsDraft } from '@/domain/servers/serverSettings';
import { makeServer } from '@/sample-data/servers';
import { makeEditableServer } from '@/sample-data/serverSettings';
import {
  initialExtras,
  rejectedFields,
  toServerEditView,
  toUnreadyView,
  type EditForm,
  type SaveFailureAnswer,
} from '@/screens/serverEdit/ServerEditScreen/serverEditView';

const editable = { ...makeEditableServer(makeServer()), version: '1', prices: samplePrices };
const today = '2026-11-21';
type EditAction = FormAction<SettingsDraft, SaveFailureAnswer>;
const formAfter = (...actions: EditAction[]): EditForm =>
  actions.reduce(formReducer<SettingsDraft, SaveFailureAnswer>, formStateOf(draftOf(editable.settings)));
const viewAfter = (...actions: EditAction[]) =>
  toServerEditView(editable, formAfter(...actions), initialExtras, today);
const refusedFor = (failure: SaveRefusal): EditAction => ({
  type: 'failed',
  failure,
  rejected: rejectedFields(failure),
});

test('before there is anything to edit, the address is shown where it names a server', () => {
  const id = 7 as ServerId;
  expect(toUnreadyView({ status: 'ready', value: null }, id)).toMatchObject({
    status: 'noServer',
    id,
    backHref: '/dashboard/vps',
  });
  expect(toUnreadyView({ status: 'error', reason: 'offline' }, id)).toEqual({
    status: 'error',
    reason: 'offline',
    backHref: '/dashboard/vps',
  });
});

test('as it opens nothing is changed, and OK waits for a change', () => {
  expect(viewAfter()).toMatchObject({
    changed: [],
    problems: {},
    block: { kind: 'unchanged' },
    isReinstall: false,
    question: null,
    renewHref: '/dashboard/server-renew?id=1024',
  });
});

test('a typed field is judged when focus has left it, a choice at once; OK waits for both and names them', () => {
  const typing = { type: 'changed', patch: { name: '', panel: 'cpanel', os: 'CentOS 8' } } as const;
  expect(viewAfter(typing)).toMatchObject({
    problems: { panel: 'systemNotSupported' },
    block: { kind: 'invalid', fields: ['name', 'panel'] },
  });
  expect(viewAfter(typing, { type: 'left', field: 'name' }).problems).toEqual({
    name: 'required',
    panel: 'systemNotSupported',
  });
});

test('what the provider refused is shown at its field until that is another value', () => {
  const refused: EditAction[] = [
    { type: 'changed', patch: { domain: 'api.example.ru' } },
    refusedFor('domainTaken'),
  ];
  expect(viewAfter(...refused)).toMatchObject({
    problems: { domain: 'domainTaken' },
    submission: { status: 'failed', reason: 'domainTaken' },
    refusals: 1,
  });
  expect(viewAfter(...refused, { type: 'changed', patch: { name: 'chat' } }).problems).toEqual({
    domain: 'domainTaken',
  });
  expect(viewAfter(...refused, { type: 'changed', patch: { domain: 'a.ru' } }).problems).toEqual({});
  expect(viewAfter(refusedFor('addressTaken')).problems).toEqual({ ip: 'addressTaken' });
});

test('an international domain shows what it is in DNS', () => {
  expect(viewAfter().asciiDomain).toBeNull();
  expect(viewAfter({ type: 'changed', patch: { domain: 'магазин.рф' } }).asciiDomain).toBe(
    'xn--80aairftm.xn--p1ai',
  );
});

test('the question asks for the name as saved, not as it is typed now', () => {
  const form = formAfter({ type: 'changed', patch: { name: 'chat', software: 'docker', ipv4: 2 } });
  const viewAt = (confirmation: string) =>
    toServerEditView(editable, form, { ...initialExtras, confirmation }, today);
  expect(viewAt('')).toMatchObject({
    isReinstall: true,
    quote: { difference: rubles(200), next: rubles(1777) },
    question: { word: 'shop', typed: '', isConfirmed: false },
  });
  expect(viewAt('chat').question?.isConfirmed).toBe(false);
  expect(viewAt('shop').question?.isConfirmed).toBe(true);
});

test('a password that holds the server’s name is no strong one', () => {
  const strength = (password: string) =>
    viewAfter({ type: 'changed', patch: { password } }).strengths.password;
  expect(strength('shop-shop-shop-1')).toBe('weak');
  expect(strength('k7#Vw!pQ2zR@xM5n')).toBe('strong');
});
