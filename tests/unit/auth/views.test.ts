import { PortError } from '@/domain/results/portError';
import { expect, test } from 'vitest';
import { emptyLoginDraft } from '@/domain/auth/loginRules';
import { emptyRegistrationDraft } from '@/domain/auth/registrationRules';
import { formReducer, formStateOf, type FormAction, type FormState } from '@/domain/form/formState';
import {
  toForgotPasswordView,
  type ForgotPasswordDraft,
} from '@/screens/auth/ForgotPasswordScreen/toForgotPasswordView';
import { toLoginView } from '@/screens/auth/LoginScreen/toLoginView';
import { toRegistrationView } from '@/screens/auth/RegistrationScreen/toRegistrationView';
import { toVerifyView } from '@/screens/auth/VerifyScreen/toVerifyView';

const refused = (status: number, error: string | null) => new PortError('refused', { status, error });

function failed<Draft extends object>(draft: Draft, failure: PortError): FormState<Draft> {
  return formReducer(formStateOf(draft), { type: 'failed', failure });
}

const loginRest = {
  occasion: 'visit',
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
  } as const;
  for (const [status, isLed] of [
    [503, true],
    [422, false],
  ] as const) {
    const { submission } = toRegistrationView(failed(emptyRegistrationDraft, refused(status, 'Нет')), rest);
    expect(submission.status === 'failed' && submission.verifyHref !== null).toBe(isLed);
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
