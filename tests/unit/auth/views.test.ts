import { PortError } from '@/domain/results/portError';
import { describe, expect, test } from 'vitest';
import { emptyLoginDraft } from '@/domain/auth/loginRules';
import { emptyRegistrationDraft } from '@/domain/auth/registrationRules';
import { emptyPasswordResetDraft } from '@/domain/auth/passwordReset';
import { formReducer, formStateOf, type FormAction, type FormState } from '@/domain/form/formState';
import {
  toForgotPasswordView,
  type ForgotPasswordDraft,
} from '@/screens/auth/ForgotPasswordScreen/toForgotPasswordView';
import { toLoginView } from '@/screens/auth/LoginScreen/toLoginView';
import { resetTokenOf, toResetPasswordView } from '@/screens/auth/ResetPasswordScreen/toResetPasswordView';
import { toRegistrationView } from '@/screens/auth/RegistrationScreen/toRegistrationView';
import { toVerifyView } from '@/screens/auth/VerifyScreen/toVerifyView';

const refused = (status: number, error: string | null) => new PortError('refused', { status, error });

function failed<Draft extends object>(draft: Draft, failure: PortError): FormState<Draft> {
  return formReducer(formStateOf(draft), { type: 'failed', failure });
}

const loginRest = {
  occasion: 'visit',
  registration: 'open',
  isPasswordShown: false,
  externalSignIn: 'idle',
  providerName: null,
} as const;
const draft = { email: 'anna+vps@example.ru', password: 'x' };

test('an unverified account is led to a new code, any other refusal is not', () => {
  const verifyHref = (failure: PortError) => {
    const { submission } = toLoginView(failed(draft, failure), loginRest);
    return submission.status === 'failed' && submission.verifyHref;
  };
  expect(verifyHref(refused(403, 'Адрес ещё не подтверждён'))).toBe('/verify?email=anna%2Bvps%40example.ru');
  expect(verifyHref(refused(403, null))).toBeNull();
  expect(verifyHref(refused(401, 'Неверный пароль'))).toBeNull();
  expect(verifyHref(new PortError('timeout'))).toBeNull();
});

test('a registration whose account waits for its code is led there too', () => {
  const rest = {
    shownPasswords: { password: false, confirmPassword: false },
    externalSignIn: 'idle',
    providerName: null,
    overlay: 'none',
    isInvited: false,
  } as const;
  for (const [status, isLed] of [
    [503, true],
    [422, false],
  ] as const) {
    const typed = { ...emptyRegistrationDraft, email: ' anna+vps@example.ru ' };
    const { submission } = toRegistrationView(failed(typed, refused(status, 'Нет')), rest);
    expect(submission.status === 'failed' && submission.verifyHref).toBe(
      isLed ? '/verify?email=anna%2Bvps%40example.ru' : null,
    );
  }
});

test('messages show for what was refused, and leave as it is solved', () => {
  const reduce = formReducer<typeof emptyLoginDraft>;
  let state = formStateOf(emptyLoginDraft);
  expect(toLoginView(state, loginRest).problems).toEqual({});
  state = reduce(state, { type: 'refused', fields: ['email'] });
  state = reduce(state, { type: 'changed', patch: { password: '' } });
  expect(toLoginView(state, loginRest).problems).toEqual({ email: 'auth.problem.required' });
  state = reduce(state, { type: 'changed', patch: { email: 'anna' } });
  expect(toLoginView(state, loginRest).problems).toEqual({ email: 'auth.problem.email' });
  state = reduce(state, { type: 'changed', patch: { email: 'anna@example.ru' } });
  expect(toLoginView(state, loginRest).problems).toEqual({});
});

test('no refusal and no failure touches the draft', () => {
  const reduce = formReducer<typeof draft>;
  const start = formStateOf(draft);
  for (const action of [
    { type: 'sent' },
    { type: 'failed', failure: refused(500, null) },
    { type: 'refused', fields: ['email'] },
    { type: 'cleared' },
    { type: 'interrupted' },
  ] as const)
    expect(reduce(start, action).draft).toBe(draft);
});

test('a failed resend does not end a verification under way', () => {
  const reduce = formReducer<{ email: string; code: string }>;
  const pending = reduce(formStateOf({ email: 'a@b.ru', code: '123456' }), { type: 'sent' });
  const state = reduce(reduce(pending, { type: 'cleared' }), { type: 'interrupted' });
  const view = toVerifyView(state, { status: 'failed', failure: new PortError('offline') }, 'known');
  expect(view.submission).toEqual({ status: 'pending' });
  expect(view.resend).toEqual({ status: 'failed', error: { text: null, hint: { kind: 'network' } } });
});

// tests: RECOVER-04, RECOVER-06, RECOVER-08
test('recovery: form, refused, requested, failed, sent, and the form again with its address (§4)', () => {
  const reduce = (action: FormAction<ForgotPasswordDraft>) => {
    state = formReducer(state, action);
    return toForgotPasswordView(state, null, false);
  };
  let state = formStateOf<ForgotPasswordDraft>({ email: '' });
  reduce({ type: 'changed', patch: { email: 'anna@' } });
  expect(reduce({ type: 'refused', fields: ['email'] })).toMatchObject({
    status: 'form',
    isRefused: true,
    refusals: 1,
  });
  expect(reduce({ type: 'changed', patch: { email: ' anna@example.ru' } })).toMatchObject({
    status: 'form',
    isRefused: false,
  });
  expect(reduce({ type: 'sent' })).toMatchObject({ submission: { status: 'pending' } });
  expect(reduce({ type: 'failed', failure: refused(503, 'Нет почты') })).toMatchObject({
    refusals: 2,
    submission: { status: 'failed', error: { text: 'Нет почты' } },
  });
  reduce({ type: 'done' });
  const sent = { email: 'anna@example.ru', supportEmail: 'help@example.ru' };
  expect(toForgotPasswordView(state, sent, false)).toEqual({ status: 'sent', ...sent });
  expect(reduce({ type: 'reset', draft: state.draft })).toMatchObject({
    status: 'form',
    email: ' anna@example.ru',
    submission: { status: 'idle' },
    refusals: 0,
  });
});

test('every account form leads to the pages beside it', () => {
  const login = toLoginView(formStateOf(draft), loginRest);
  expect([login.forgotPasswordHref, login.registerHref]).toEqual(['/forgot-password', '/register']);
  const registration = toRegistrationView(formStateOf(emptyRegistrationDraft), {
    shownPasswords: { password: false, confirmPassword: false },
    externalSignIn: 'idle',
    providerName: null,
    overlay: 'none',
    isInvited: false,
  });
  expect(registration.loginHref).toBe('/login');
  const verify = toVerifyView(formStateOf({ email: '', code: '' }), { status: 'idle' }, 'missing');
  expect([verify.registerHref, verify.loginHref, verify.forgotPasswordHref]).toEqual([
    '/register',
    '/login',
    '/forgot-password',
  ]);
  expect(toForgotPasswordView(formStateOf({ email: '' }), null, true)).toMatchObject({
    isReturn: true,
    cancelHref: '/login',
  });
});

describe('a new password', () => {
  const shown = { password: true, confirmPassword: false };
  const typed = { ...emptyPasswordResetDraft, password: 'correct horse' };
  const viewOf = (token: string | null, state = formStateOf(typed)) =>
    toResetPasswordView(token, state, shown);

  test('is entered after opening a link', () => {
    expect(viewOf('token')).toMatchObject({
      status: 'form',
      draft: typed,
      shownPasswords: shown,
      problems: {},
    });
  });

  test.each([
    ['no token', null, formStateOf(typed), 'linkExpired'],
    ['a link that the server refuses', 'token', failed(typed, refused(400, 'Нет')), 'linkExpired'],
    ['another refusal', 'token', failed(typed, refused(422, 'Нет')), 'form'],
    ['no connection', 'token', failed(typed, new PortError('offline')), 'form'],
  ] as const)('with %s', (_, token, state, status) => {
    expect(viewOf(token, state).status).toBe(status);
  });

  test('an expired link leads to a new one, a stored password to the login', () => {
    expect(viewOf(null)).toEqual({ status: 'linkExpired', forgotPasswordHref: '/forgot-password' });
    const done = formReducer(formStateOf(typed), { type: 'done' });
    expect(viewOf('token', done)).toEqual({ status: 'done', loginHref: '/login' });
    // Stored is stored: the token has left the address by then.
    expect(viewOf(null, done)).toEqual({ status: 'done', loginHref: '/login' });
  });

  test.each([
    ['the address', null, '?token=abcdefghijklmnop', 'abcdefghijklmnop'],
    ['where the page has put it', { token: 'abcdefghijklmnop' }, '', 'abcdefghijklmnop'],
    ['the address before that', { token: 'qrstuvwxyzabcdef' }, '?token=abcdefghijklmnop', 'abcdefghijklmnop'],
    ['nowhere, of two', { token: 'qrstuvwxyzabcdef' }, '?token=abcdefghijklmnop&token=x', null],
    ['nowhere, of an empty one', { token: 'qrstuvwxyzabcdef' }, '?token=', null],
    ['nowhere', { token: 5 }, '', null],
  ])('reads the token from %s', (_, state, search, token) => {
    expect(resetTokenOf(state, search)).toBe(token);
  });
});
