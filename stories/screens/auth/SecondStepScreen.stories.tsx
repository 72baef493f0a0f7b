import { useReducer } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { emptySecondStep, type SecondStepDraft } from '@/domain/auth/secondStepRules';
import { formReducer, type FormAction } from '@/domain/form/formState';
import { SecondStepScreen } from '@/screens/auth/SecondStepScreen/SecondStepScreen';
import { toSecondStepView } from '@/screens/auth/SecondStepScreen/toSecondStepView';
import { authPageArgs, chooseLanguageAndTheme } from '../../kit/authPage';
import { failedBy, formAfter, sending, sendings } from '../../kit/form';
import { choice, count, knobs, toggle } from '../../kit/knobs';
import { alerts, press, presses, pressesInVain } from '../../kit/plays';
import { t } from '../../kit/words';

/** The second step with this typed, after this has happened. */
const viewOf = (typed: Partial<SecondStepDraft> = {}, ...actions: readonly FormAction<SecondStepDraft>[]) =>
  toSecondStepView(formAfter(emptySecondStep, typed, ...actions));

const filled = { appCode: '483920' };

/** Kind and length of the code, and the result of submitting. */
const stepKnobs = knobs(
  { digits: count(0, 6), isRecovery: toggle(), trustsBrowser: toggle(), sending: choice(sendings) },
  ({ digits, isRecovery, trustsBrowser, sending: state }) => ({
    view: viewOf(
      {
        kind: isRecovery ? 'recovery' : 'app',
        appCode: filled.appCode.slice(0, digits),
        recoveryCode: 'k3x9p-7m2qd',
        trustsBrowser,
      },
      ...sending(state),
    ),
  }),
);

const meta = {
  component: SecondStepScreen,
  args: {
    view: viewOf(),
    ...authPageArgs(),
    onDraftChange: fn(),
    onSubmit: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof SecondStepScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The code of the app; submit waits for six digits, and a recovery code is the other way. */
// shows: LOGIN-23, LOGIN-27
export const Default: Story = {
  parameters: stepKnobs,
  play: async ({ canvas, args }) => {
    const code = canvas.getByRole('textbox', { name: t('authSecondStep.app.code') });
    await expect(code).toHaveFocus();
    await expect(canvas.getByRole('button', { name: t('auth.login.submit') })).toBeDisabled();
    await userEvent.paste('483 920');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ appCode: '483920' });
    await userEvent.click(canvas.getByRole('checkbox', { name: t('authSecondStep.trust', { count: 30 }) }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ trustsBrowser: true });
    await userEvent.click(canvas.getByRole('button', { name: t('authSecondStep.recovery.use') }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ kind: 'recovery' });
    await press(canvas, t('authSecondStep.back'), args.onBack);
    await chooseLanguageAndTheme(canvas, args);
  },
};

export const Filled: Story = {
  args: { view: viewOf({ ...filled, trustsBrowser: true }) },
  play: presses('auth.login.submit', 'onSubmit'),
};

/** An incomplete code cannot be sent. */
export const Validation: Story = {
  args: { view: viewOf({ appCode: '4839' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('auth.login.submit') })).toBeDisabled();
  },
};

/** The other way, as somebody without the phone takes it. */
// shows: LOGIN-25
export const RecoveryCode: Story = {
  args: { view: viewOf({ kind: 'recovery', recoveryCode: 'K3X9P 7M2Q' }) },
  play: async ({ canvas, args }) => {
    const code = canvas.getByRole('textbox', { name: t('authSecondStep.recovery.code') });
    await expect(code).toHaveFocus();
    await expect(canvas.getByRole('button', { name: t('auth.login.submit') })).toBeDisabled();
    await userEvent.type(code, 'D');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ recoveryCode: 'K3X9P 7M2QD' });
    await userEvent.click(canvas.getByRole('button', { name: t('authSecondStep.app.use') }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ kind: 'app' });
  },
};

export const RecoveryCodeFilled: Story = {
  args: { view: viewOf({ kind: 'recovery', recoveryCode: 'k3x9p-7m2qd' }) },
  play: presses('auth.login.submit', 'onSubmit'),
};

export const Pending: Story = {
  args: { view: viewOf(filled, { type: 'sent' }) },
  play: pressesInVain('auth.login.pending', 'onSubmit'),
};

/** §8: the server's own words; the typed code stays. */
// shows: LOGIN-24
export const SubmitFailed: Story = {
  args: {
    view: viewOf(
      filled,
      failedBy('refused', {
        status: 400,
        code: 'wrongCode',
        error: 'Код неверный, устарел или уже использован. Запросите новый',
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: t('authSecondStep.app.code') })).toHaveValue('483920');
  },
};

/** §8: no answer. */
export const Error: Story = {
  args: { view: viewOf(filled, failedBy('offline')) },
  play: alerts('auth.hint.network'),
};

/** Too many codes were wrong for this account. */
// shows: LOGIN-26
export const TooManyTries: Story = {
  args: {
    view: viewOf(
      filled,
      failedBy('refused', {
        status: 429,
        code: 'tooManyTries',
        error: 'Слишком много попыток. Повторите позже',
        retryAfterSeconds: 840,
      }),
    ),
  },
};

/** The time or the attempts of this sign-in are over: only the password helps. */
// shows: LOGIN-26
export const Expired: Story = {
  args: {
    view: viewOf(
      filled,
      failedBy('refused', { status: 401, code: 'secondFactorExpired', error: 'Время на ввод кода вышло' }),
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await press(canvas, t('authSecondStep.again'), args.onBack);
  },
};

export const LongContent: Story = {
  args: { view: viewOf({ kind: 'recovery', recoveryCode: 'k3x9p 7m2qd '.repeat(4).slice(0, 40) }) },
};

/** Try it: no server. */
export const Interactive: Story = {
  tags: ['!visual'],
  render: function Harness(args) {
    const [form, dispatch] = useReducer(formReducer<SecondStepDraft>, formAfter(emptySecondStep));
    return (
      <SecondStepScreen
        {...args}
        view={toSecondStepView(form)}
        onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: t('authSecondStep.app.code') }),
      '48x3920{Enter}',
    );
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
