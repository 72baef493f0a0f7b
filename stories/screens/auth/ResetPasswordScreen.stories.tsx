import { useReducer, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  emptyPasswordResetDraft,
  passwordResetProblems,
  type PasswordResetDraft,
} from '@/domain/auth/passwordReset';
import { formReducer, type FormAction } from '@/domain/form/formState';
import { passwordStrength } from '@/domain/auth/passwordStrength';
import { ResetPasswordScreen } from '@/screens/auth/ResetPasswordScreen/ResetPasswordScreen';
import { toResetPasswordView } from '@/screens/auth/ResetPasswordScreen/toResetPasswordView';
import { authPageArgs, chooseLanguageAndTheme } from '../../kit/authPage';
import { failedBy, formAfter, blurred, refusedBy, sending, sendings } from '../../kit/form';
import { choice, knobs, toggle } from '../../kit/knobs';
import { alerts, expectLink, press, pressesInVain } from '../../kit/plays';
import { t } from '../../kit/words';

const shut = { password: false, confirmPassword: false };

/** The reset as the app shows it, reached by a usable link. */
function viewOf(form = formAfter(emptyPasswordResetDraft), shownPasswords = shut) {
  return toResetPasswordView('token', form, shownPasswords);
}

const password = 'correct horse battery';

/** Filled in, after this has happened. */
const filled = (...actions: readonly FormAction<PasswordResetDraft>[]) =>
  formAfter(emptyPasswordResetDraft, { password, confirmPassword: password }, ...actions);

/** The typed values and the result of submitting. */
const resetKnobs = knobs(
  {
    typed: choice(['nothing', 'weak', 'strong', 'long']),
    isRepeatedOtherwise: toggle(),
    arePasswordsShown: toggle(),
    sending: choice([...sendings, 'done', 'refused']),
  },
  ({ typed, isRepeatedOtherwise, arePasswordsShown, sending: state }) => {
    const first = { nothing: '', weak: 'parol', strong: password, long: 'Пароль—ё '.repeat(50) }[typed];
    const happened: readonly FormAction<PasswordResetDraft>[] =
      state === 'done'
        ? [{ type: 'done' }]
        : state === 'refused'
          ? [failedBy('refused', { status: 400 })]
          : sending(state);
    const form = formAfter(
      emptyPasswordResetDraft,
      { password: first, confirmPassword: isRepeatedOtherwise ? `${first}!` : first },
      ...(isRepeatedOtherwise ? blurred('confirmPassword') : []),
      ...happened,
    );
    return { view: viewOf(form, { password: arePasswordsShown, confirmPassword: arePasswordsShown }) };
  },
);

const meta = {
  component: ResetPasswordScreen,
  args: {
    view: viewOf(),
    ...authPageArgs(),
    onDraftChange: fn(),
    onPasswordShownChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof ResetPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened from the mail: a new password, typed twice. */
// shows: RECOVER-13
export const Default: Story = {
  parameters: resetKnobs,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(t('recovery.reset.password')), 'a');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ password: 'a' });
    await userEvent.type(canvas.getByLabelText(t('recovery.reset.confirmPassword')), 'b');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ confirmPassword: 'b' });
    const [show] = canvas.getAllByRole('button', { name: t('common.showPassword') });
    if (show) await userEvent.click(show);
    await expect(args.onPasswordShownChange).toHaveBeenLastCalledWith('password', true);
    await chooseLanguageAndTheme(canvas, args);
  },
};

export const Filled: Story = {
  args: { view: viewOf(filled()) },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(t('common.passwordStrength', { level: passwordStrength(password) })),
    ).toBeVisible();
    await press(canvas, t('recovery.reset.submit'), args.onSubmit);
  },
};

/** Shown, to be read over before it is saved. */
export const PasswordsShown: Story = {
  args: { view: viewOf(filled(), { password: true, confirmPassword: true }) },
};

const faulty = { password: 'short', confirmPassword: 'shorter' };

/** The rules and words of registration (§5): too short, and not the same twice. */
// shows: RECOVER-13
export const Validation: Story = {
  args: { view: viewOf(formAfter(faulty, {}, refusedBy(passwordResetProblems(faulty)))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(t('recovery.reset.password'))).toHaveFocus();
    await expect(canvas.getByLabelText(t('recovery.reset.confirmPassword'))).toHaveAccessibleDescription(
      t('auth.problem.passwordsDiffer'),
    );
  },
};

export const Pending: Story = {
  args: { view: viewOf(filled({ type: 'sent' })) },
  play: pressesInVain('recovery.reset.pending', 'onSubmit'),
};

/** §8: the server is busy. The link is still valid, so a retry is enough. */
export const SubmitFailed: Story = {
  args: {
    view: viewOf(
      filled(
        failedBy('refused', {
          status: 429,
          error: 'Слишком много попыток. Повторите позже',
          retryAfterSeconds: 30,
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('auth.hint.retrySeconds', { count: 30 }));
  },
};

/** No answer came: the form's own words. */
export const Unreachable: Story = {
  args: {
    view: viewOf(filled(failedBy('offline'))),
  },
  play: alerts('recovery.reset.failed'),
};

/** Expired, used, or cut short on its way: here is how to get another. */
// shows: RECOVER-14
export const LinkExpired: Story = {
  args: { view: toResetPasswordView(null, formAfter(emptyPasswordResetDraft), shut) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expectLink(canvas, t('recovery.expired.again'), '/forgot-password');
  },
};

/** Every session has ended, so the login comes next. */
// shows: RECOVER-13
export const Done: Story = {
  args: { view: viewOf(filled({ type: 'done' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expectLink(canvas, t('recovery.done.login'), '/login');
  },
};

export const LongContent: Story = {
  args: {
    view: viewOf(
      formAfter(emptyPasswordResetDraft, {
        password: 'Пароль—ё '.repeat(50),
        confirmPassword: 'Пароль—ё '.repeat(50),
      }),
      { password: true, confirmPassword: true },
    ),
  },
};

/** Try it: typed by the story, judged by the rules. */
export const Interactive: Story = {
  tags: ['!visual'],
  render: function Harness(args) {
    const [form, dispatch] = useReducer(formReducer<PasswordResetDraft>, formAfter(emptyPasswordResetDraft));
    const [shownPasswords, setShown] = useState(shut);
    const problems = passwordResetProblems(form.draft);
    return (
      <ResetPasswordScreen
        {...args}
        view={viewOf(form, shownPasswords)}
        onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
        onPasswordShownChange={(field, isShown) => setShown((now) => ({ ...now, [field]: isShown }))}
        onSubmit={() => dispatch(Object.keys(problems).length > 0 ? refusedBy(problems) : { type: 'done' })}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(t('recovery.reset.password')), `${password}{Enter}`);
    await expect(canvas.getByLabelText(t('recovery.reset.confirmPassword'))).toHaveFocus();
    await userEvent.type(canvas.getByLabelText(t('recovery.reset.confirmPassword')), `${password}{Enter}`);
    await expect(canvas.getByRole('heading', { name: t('recovery.done.title') })).toHaveFocus();
  },
};
