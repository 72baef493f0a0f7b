import { expect, test } from 'vitest';
import { makeServer } from '@/sample-data/servers';
import { makeEditableServer } from '@/sample-data/serverSettings';
import {
  editReducer,
  initialEditState,
  type EditAction,
  type EditState,
} from '@/screens/serverEdit/ServerEditScreen/editState';

const start = initialEditState(makeEditableServer(makeServer()));
const after = (...actions: EditAction[]): EditState => actions.reduce(editReducer, start);

test('nothing is typed over what is on its way, and a failure keeps all of it', () => {
  const typed = { type: 'changed', patch: { name: 'chat' } } as const;
  const pending = after(typed, { type: 'saveStarted' });
  expect(editReducer(pending, { type: 'changed', patch: { name: 'other' } })).toBe(pending);
  expect(editReducer(pending, { type: 'passwordMade', field: 'password', password: 'x' })).toBe(pending);
  const failed = editReducer(pending, { type: 'saveFailed', reason: 'offline' });
  expect(failed.draft.name).toBe('chat');
  expect(failed.submission).toEqual({ status: 'failed', reason: 'offline' });
});

test('a password made by the device is shown, a typed one as its owner wants it', () => {
  expect(after({ type: 'passwordMade', field: 'userPassword', password: 'made' })).toMatchObject({
    draft: { userPassword: 'made', password: '' },
    shownPasswords: { userPassword: true, password: false },
  });
  expect(after({ type: 'passwordShown', field: 'password', isShown: true }).shownPasswords.password).toBe(
    true,
  );
});

test('a refused field takes the focus, once each time, and its refusal goes with another value of it only', () => {
  const refused = after({ type: 'saveStarted' }, { type: 'saveFailed', reason: 'domainTaken' });
  expect(refused.refusals).toBe(1);
  expect(editReducer(refused, { type: 'changed', patch: { name: 'chat' } }).submission).toBe(
    refused.submission,
  );
  expect(editReducer(refused, { type: 'changed', patch: { domain: 'a.ru' } }).submission).toEqual({
    status: 'idle',
  });
  expect(after({ type: 'saveFailed', reason: 'unexpected' }).refusals).toBe(0);
});

test('the question of a reinstall starts empty, takes words until it is answered, and goes when saving fails', () => {
  const asked = after({ type: 'questionAsked' }, { type: 'confirmationTyped', typed: 'shop' });
  expect(asked.confirmation).toBe('shop');
  const pending = editReducer(asked, { type: 'saveStarted' });
  expect(editReducer(pending, { type: 'confirmationTyped', typed: 'shop2' }).confirmation).toBe('shop');
  expect(editReducer(pending, { type: 'saveFailed', reason: 'unexpected' }).confirmation).toBeNull();
  expect(editReducer(asked, { type: 'questionClosed' }).confirmation).toBeNull();
  expect(editReducer(asked, { type: 'questionAsked' }).confirmation).toBe('');
  expect(after({ type: 'confirmationTyped', typed: 'shop' }).confirmation).toBeNull();
});

test('a field that was left stays left', () => {
  const left = after({ type: 'left', field: 'name' });
  expect(left.left).toEqual(['name']);
  expect(editReducer(left, { type: 'left', field: 'name' })).toBe(left);
});
