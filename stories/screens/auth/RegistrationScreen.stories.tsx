import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import {
  emptyRegistrationDraft,
  registrationProblems,
  withDocumentsAccepted,
  type RegistrationDraft,
} from '@/domain/auth/registrationRules';
import {
  RegistrationScreen,
  type RegistrationView,
} from '@/screens/auth/RegistrationScreen/RegistrationScreen';

const view: RegistrationView = {
  draft: emptyRegistrationDraft,
  problems: {},
  submission: { status: 'idle' },
  refusals: 0,
  shownPasswords: { password: false, confirmPassword: false },
  externalSignIn: 'idle',
  overlay: 'none',
  documentHrefs: {
    userAgreement: '/terms',
    serviceTerms: '/services',
    refundPolicy: '/refund',
    dataProcessing: '/privacy',
  },
  loginHref: '/login',
};

const filled: RegistrationView = {
  ...view,
  draft: {
    firstName: 'Анна',
    lastName: 'Соколова',
    email: 'anna.sokolova@example.ru',
    password: 'correct horse battery',
    confirmPassword: 'correct horse battery',
    countryCode: 'RU',
    region: 'idaho',
    agreements: { userAgreement: true, serviceTerms: true, refundPolicy: true, dataProcessing: true },
  },
};

const meta = {
  component: RegistrationScreen,
  args: {
    view,
    homeHref: '/',
    theme: 'system',
    onLocaleChange: fn(),
    onThemeChange: fn(),
    onDraftChange: fn(),
    onDocumentsAccept: fn(),
    onPasswordShownChange: fn(),
    onSubmit: fn(),
    onExternalSignIn: fn(),
    onCancel: fn(),
    onLeaveConfirm: fn(),
    onLeaveDismiss: fn(),
  },
} satisfies Meta<typeof RegistrationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2: country US, no region, and submit disabled until all four agreements are ticked. */
// proves: REGISTER-01, REGISTER-02, REGISTER-03, REGISTER-04, REGISTER-05, REGISTER-06, REGISTER-07, REGISTER-08
// proves: REGISTER-09
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'Страна' })).toHaveValue('US');
    await expect(canvas.getByRole('combobox', { name: 'Регион' })).toHaveValue('');
    const submit = canvas.getByRole('button', { name: 'Зарегистрироваться' });
    await expect(submit).toBeDisabled();
    await expect(submit).toHaveAccessibleDescription('Необходимо согласиться со всеми условиями');
    for (const [name, href] of [
      [/пользовательское соглашение/, '/terms'],
      [/правила оказания услуг/, '/services'],
      [/политику возврата/, '/refund'],
      [/персональных данных/, '/privacy'],
    ] as const) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Регион' }), 'Техас');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ region: 'texas' });
    await userEvent.click(canvas.getByRole('checkbox', { name: /персональных данных/ }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      agreements: { ...emptyRegistrationDraft.agreements, dataProcessing: true },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Принять все документы' }));
    await expect(args.onDocumentsAccept).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Отмена' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Войти через внешнюю систему' }));
    await expect(args.onExternalSignIn).toHaveBeenCalledOnce();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Язык' }), 'en');
    await expect(args.onLocaleChange).toHaveBeenLastCalledWith('en');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Оформление' }), 'dark');
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('dark');
  },
};

export const Filled: Story = {
  args: { view: filled },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

// proves: REGISTER-03
export const PasswordShown: Story = {
  args: { view: { ...filled, shownPasswords: { password: true, confirmPassword: false } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }));
    await expect(args.onPasswordShownChange).toHaveBeenLastCalledWith('confirmPassword', true);
  },
};

/** D23: what 'accept all documents' leaves: the personal-data consent is the person's own. */
// proves: REGISTER-09, REGISTER-19
export const DocumentsAccepted: Story = {
  args: {
    view: {
      ...filled,
      draft: { ...filled.draft, agreements: withDocumentsAccepted(emptyRegistrationDraft.agreements) },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /персональных данных/ })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Зарегистрироваться' })).toBeDisabled();
  },
};

/** §5: every rule at once. Focus goes to the first field at fault. */
// proves: REGISTER-11, REGISTER-12
export const Validation: Story = {
  args: {
    view: {
      ...view,
      draft: { ...emptyRegistrationDraft, email: 'anna@', password: 'short', confirmPassword: 'shirt' },
      problems: registrationProblems({
        ...emptyRegistrationDraft,
        email: 'anna@',
        password: 'short',
        confirmPassword: 'shirt',
      }),
      refusals: 1,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Имя' })).toHaveFocus();
    await expect(canvas.getByLabelText('Пароль ещё раз')).toHaveAccessibleDescription('Пароли не совпадают');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Необходимо согласиться со всеми условиями');
  },
};

// proves: REGISTER-10
export const Pending: Story = {
  args: { view: { ...filled, submission: { status: 'pending' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Регистрируем...' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** §8: the account is there and waits for its code, whose mail failed. */
// proves: REGISTER-15
export const SubmitFailed: Story = {
  args: {
    view: {
      ...filled,
      refusals: 1,
      submission: {
        status: 'failed',
        error: {
          text: 'Аккаунт создан, но письмо с кодом отправить не удалось. Запросите новый код на странице подтверждения (/verify)',
          hint: null,
        },
        verifyHref: '/verify?email=anna.sokolova%40example.ru',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Имя' })).toHaveValue('Анна');
  },
};

/** §8: no answer at all. */
// proves: REGISTER-16
export const Unreachable: Story = {
  args: {
    view: {
      ...filled,
      refusals: 1,
      submission: {
        status: 'failed',
        error: { text: null, hint: { kind: 'network' } },
        verifyHref: null,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Ошибка регистрации.*Нет связи с сервером/);
  },
};

/** D14: something was typed. */
// proves: REGISTER-18
export const ConfirmLeave: Story = {
  args: { view: { ...filled, overlay: 'confirmLeave' } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Уйти без регистрации?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Остаться' }));
    await expect(args.onLeaveDismiss).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Уйти' }));
    await expect(args.onLeaveConfirm).toHaveBeenCalledOnce();
  },
};

/** Issue §6: a long name, a right-to-left one, mark-up, braces. */
export const LongContent: Story = {
  args: {
    view: {
      ...filled,
      draft: {
        ...filled.draft,
        firstName: 'Александр-Максимилиан '.repeat(9).trim(),
        lastName: 'محمد "{{name}}" <b>👩‍🚀</b>',
        email: `${'a'.repeat(60)}@${'subdomain.'.repeat(6)}example.ru`,
      },
      problems: { email: 'auth.problem.tooLong' },
    },
  },
};

/** Try it: the form's own rules, no server. */
export const Interactive: Story = {
  tags: ['!visual'],
  render: function Harness(args) {
    const [draft, setDraft] = useState<RegistrationDraft>(emptyRegistrationDraft);
    const [shownPasswords, setShown] = useState(view.shownPasswords);
    const [refusals, setRefusals] = useState(0);
    return (
      <RegistrationScreen
        {...args}
        view={{
          ...args.view,
          draft,
          shownPasswords,
          refusals,
          problems: refusals > 0 ? registrationProblems(draft) : {},
        }}
        onDraftChange={(patch) => setDraft((current) => ({ ...current, ...patch }))}
        onDocumentsAccept={() =>
          setDraft((current) => ({ ...current, agreements: withDocumentsAccepted(current.agreements) }))
        }
        onPasswordShownChange={(field, isShown) => setShown((shown) => ({ ...shown, [field]: isShown }))}
        onSubmit={() => setRefusals((count) => count + 1)}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Принять все документы' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /персональных данных/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }));
    await expect(canvas.getByRole('textbox', { name: 'Имя' })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Пароль'), 'correct horse');
    await userEvent.type(canvas.getByLabelText('Пароль ещё раз'), 'correct hors');
    await expect(canvas.getByLabelText('Пароль ещё раз')).toHaveAccessibleDescription('Пароли не совпадают');
    await userEvent.keyboard('e');
    await expect(canvas.getByLabelText('Пароль ещё раз')).toHaveAccessibleDescription('');
  },
};
