import { useReducer, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import {
  emptyRegistrationDraft,
  registrationProblems,
  withDocumentsAccepted,
  type RegistrationDraft,
} from '@/domain/auth/registrationRules';
import { COUNTRY_CODES } from '@/domain/auth/constants';
import { countryRegions } from '@/domain/auth/regions';
import { formReducer, type FormAction } from '@/domain/form/formState';
import { RegistrationScreen } from '@/screens/auth/RegistrationScreen/RegistrationScreen';
import { toRegistrationView } from '@/screens/auth/RegistrationScreen/toRegistrationView';
import { authPageArgs, chooseLanguageAndTheme } from '../../kit/authPage';
import { failedBy, formAfter, blurred, longEmail, refusedBy, sending, sendings } from '../../kit/form';
import { choice, knobs, lengthened, toggle } from '../../kit/knobs';
import { press, presses, pressesInVain } from '../../kit/plays';
import { containing } from '../../kit/textMatch';
import { t, tagged } from '../../kit/words';

type Rest = Parameters<typeof toRegistrationView>[1];
const shut = { password: false, confirmPassword: false };

/** The registration as the app shows it. */
function viewOf(form = formAfter(emptyRegistrationDraft), rest: Partial<Rest> = {}) {
  return toRegistrationView(form, {
    shownPasswords: shut,
    externalSignIn: 'idle',
    providerName: null,
    overlay: 'none',
    isInvited: false,
    ...rest,
  });
}

const draft: RegistrationDraft = {
  firstName: 'Анна',
  lastName: 'Соколова',
  email: 'anna.sokolova@example.ru',
  password: 'correct horse battery',
  confirmPassword: 'correct horse battery',
  countryCode: 'RU',
  region: 'RU-MOW',
  agreements: { userAgreement: true, serviceTerms: true, refundPolicy: true, dataProcessing: true },
};

/** Filled in, after this has happened. */
const filled = (...actions: readonly FormAction<RegistrationDraft>[]) =>
  formAfter(emptyRegistrationDraft, draft, ...actions);

/** The typed values, the consents and the result of submitting. */
const registrationKnobs = knobs(
  {
    typed: choice(['nothing', 'filled in', 'long']),
    country: choice(COUNTRY_CODES),
    agreed: choice(['to nothing', 'to the documents', 'to everything']),
    sending: choice(sendings),
    arePasswordsShown: toggle(),
    externalSignIn: choice(['idle', 'pending']),
  },
  ({ typed, country, agreed, sending: state, arePasswordsShown, externalSignIn }) => {
    const documents = agreed !== 'to nothing';
    const form = formAfter<RegistrationDraft>(
      emptyRegistrationDraft,
      {
        ...(typed === 'nothing' ? {} : draft),
        ...(typed === 'long' ? { firstName: lengthened(draft.firstName), email: longEmail } : {}),
        countryCode: country,
        region: typed === 'nothing' ? '' : countryRegions[country][0],
        agreements: {
          userAgreement: documents,
          serviceTerms: documents,
          refundPolicy: documents,
          dataProcessing: agreed === 'to everything',
        },
      },
      ...sending(state),
    );
    return {
      view: viewOf(form, {
        shownPasswords: { password: arePasswordsShown, confirmPassword: arePasswordsShown },
        externalSignIn,
        providerName: null,
        overlay: 'none',
      }),
    };
  },
);

const meta = {
  component: RegistrationScreen,
  args: {
    view: viewOf(),
    ...authPageArgs(),
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
// shows: REGISTER-01, REGISTER-02, REGISTER-03, REGISTER-04, REGISTER-05, REGISTER-06, REGISTER-07, REGISTER-08
// shows: REGISTER-09
export const Default: Story = {
  parameters: registrationKnobs,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: t('auth.field.country') })).toHaveValue('US');
    const region = within(canvas.getByRole('combobox', { name: t('auth.field.region') }));
    await expect(region.getAllByRole('option').map((option) => option.getAttribute('value'))).toEqual([
      'idaho',
      'california',
      'texas',
    ]);
    await expect(canvas.getByRole('combobox', { name: t('auth.field.region') })).toHaveValue('');
    const submit = canvas.getByRole('button', { name: t('registration.submit') });
    await expect(submit).toBeDisabled();
    await expect(submit).toHaveAccessibleDescription(t('auth.problem.agreements'));
    for (const [name, href] of [
      [tagged('registration.userAgreement', (link) => ({ link })), '/terms'],
      [tagged('registration.serviceTerms', (link) => ({ link })), '/services'],
      [tagged('registration.refundPolicy', (link) => ({ link })), '/refund'],
      [tagged('registration.dataProcessing', (link) => ({ link })), '/privacy'],
    ] as const) {
      const link = canvas.getByRole('link', { name: containing(name) });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: t('auth.field.region') }),
      t('registration.region.texas'),
    );
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ region: 'texas' });
    await userEvent.click(
      canvas.getByRole('checkbox', {
        name: containing(tagged('registration.dataProcessing', (link) => ({ link }))),
      }),
    );
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      agreements: { ...emptyRegistrationDraft.agreements, dataProcessing: true },
    });
    await press(canvas, t('registration.acceptDocuments'), args.onDocumentsAccept);
    await press(canvas, t('common.cancel'), args.onCancel);
    await press(canvas, t('auth.external.start'), args.onExternalSignIn);
    await chooseLanguageAndTheme(canvas, args);
  },
};

export const Filled: Story = {
  args: { view: viewOf(filled()) },
  play: presses('registration.submit', 'onSubmit'),
};

// shows: REGISTER-03
export const PasswordShown: Story = {
  args: { view: viewOf(filled(), { shownPasswords: { ...shut, password: true } }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common.showPassword') }));
    await expect(args.onPasswordShownChange).toHaveBeenLastCalledWith('confirmPassword', true);
  },
};

/** D23: what 'accept all documents' leaves: the personal-data consent is the person's own. */
// shows: REGISTER-09, REGISTER-19
export const DocumentsAccepted: Story = {
  args: {
    view: viewOf(formAfter(draft, { agreements: withDocumentsAccepted(emptyRegistrationDraft.agreements) })),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('checkbox', {
        name: containing(tagged('registration.dataProcessing', (link) => ({ link }))),
      }),
    ).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: t('registration.submit') })).toBeDisabled();
  },
};

const faulty = { ...emptyRegistrationDraft, email: 'anna@', password: 'short', confirmPassword: 'shirt' };

/** §5: every rule at once. Focus moves to the first invalid field. */
// shows: REGISTER-11, REGISTER-12
export const Validation: Story = {
  args: { view: viewOf(formAfter(faulty, {}, refusedBy(registrationProblems(faulty)))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: t('auth.field.firstName') })).toHaveFocus();
    await expect(canvas.getByLabelText(t('auth.field.confirmPassword'))).toHaveAccessibleDescription(
      t('auth.problem.passwordsDiffer'),
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('auth.problem.agreements'));
  },
};

/** The strength of what is typed is a hint; it is announced as it changes. */
export const FairPassword: Story = {
  args: {
    view: viewOf(formAfter(emptyRegistrationDraft, { ...draft, password: 'ромашки 7', confirmPassword: '' })),
  },
  play: async ({ canvas, args }) => {
    await expect(args.view.strength).toBe('fair');
    await expect(canvas.getByText(t('common.passwordStrength', { level: 'fair' }))).toBeVisible();
  },
};

const common = { ...draft, password: 'Qwerty123', confirmPassword: 'Qwerty123' };

/** A password that is tried first is refused with a sentence. */
export const CommonPassword: Story = {
  args: { view: viewOf(formAfter(emptyRegistrationDraft, common, refusedBy(registrationProblems(common)))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(t('auth.field.password'))).toHaveAccessibleDescription(
      containing(t('auth.problem.passwordCommon')),
    );
  },
};

// shows: REGISTER-10
export const Pending: Story = {
  args: { view: viewOf(filled({ type: 'sent' })) },
  play: pressesInVain('registration.pending', 'onSubmit'),
};

/** §8: the account is there and waits for its code, whose mail failed. */
// shows: REGISTER-15
export const SubmitFailed: Story = {
  args: {
    view: viewOf(
      filled(
        failedBy('refused', {
          status: 503,
          error:
            'Аккаунт создан, но письмо с кодом отправить не удалось. Запросите новый код на странице подтверждения (/verify)',
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: t('auth.field.firstName') })).toHaveValue(
      draft.firstName,
    );
  },
};

/** §8: no answer at all. */
// shows: REGISTER-16
export const Unreachable: Story = {
  args: {
    view: viewOf(filled(failedBy('offline'))),
  },
  play: async ({ canvas }) => {
    const error = canvas.getByRole('alert');
    await expect(error).toHaveTextContent(t('registration.failed'));
    await expect(error).toHaveTextContent(t('auth.hint.network'));
  },
};

/** D14: something was typed. */
// shows: REGISTER-18
export const ConfirmLeave: Story = {
  args: { view: viewOf(filled(), { overlay: 'confirmLeave' }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: t('registration.leaveTitle') }));
    await press(dialog, t('registration.leaveStay'), args.onLeaveDismiss);
    await press(dialog, t('registration.leaveConfirm'), args.onLeaveConfirm);
  },
};

/** Issue §6: a long name, a right-to-left one, mark-up, braces. */
export const LongContent: Story = {
  args: {
    view: viewOf(
      formAfter(
        draft,
        {
          firstName: 'Александр-Максимилиан '.repeat(9).trim(),
          lastName: 'محمد "{{name}}" <b>👩‍🚀</b>',
          email: `${'a'.repeat(60)}@${'subdomain.'.repeat(20)}example.ru`,
        },
        ...blurred('email'),
      ),
    ),
  },
};

/** Opened from an invitation where only invited people can register. */
// shows: REGISTER-23
export const Invited: Story = {
  args: { view: viewOf(undefined, { isInvited: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('registrationMode.withInvitation'))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: t('auth.field.email') })).toBeVisible();
  },
};

/** Try it: the form's own rules, no server. */
export const Interactive: Story = {
  tags: ['!visual'],
  render: function Harness(args) {
    const [form, dispatch] = useReducer(formReducer<RegistrationDraft>, formAfter(emptyRegistrationDraft));
    const [shownPasswords, setShown] = useState(shut);
    const { agreements } = form.draft;
    return (
      <RegistrationScreen
        {...args}
        view={viewOf(form, { shownPasswords })}
        onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
        onDocumentsAccept={() =>
          dispatch({ type: 'changed', patch: { agreements: withDocumentsAccepted(agreements) } })
        }
        onPasswordShownChange={(field, isShown) => setShown((shown) => ({ ...shown, [field]: isShown }))}
        onSubmit={() => dispatch(refusedBy(registrationProblems(form.draft)))}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('registration.acceptDocuments') }));
    await userEvent.click(
      canvas.getByRole('checkbox', {
        name: containing(tagged('registration.dataProcessing', (link) => ({ link }))),
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('registration.submit') }));
    await expect(canvas.getByRole('textbox', { name: t('auth.field.firstName') })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText(t('auth.field.password')), 'correct horse');
    await userEvent.type(canvas.getByLabelText(t('auth.field.confirmPassword')), 'correct hors');
    await expect(canvas.getByLabelText(t('auth.field.confirmPassword'))).toHaveAccessibleDescription(
      t('auth.problem.passwordsDiffer'),
    );
    await userEvent.keyboard('e');
    await expect(canvas.getByLabelText(t('auth.field.confirmPassword'))).toHaveAccessibleDescription('');
  },
};
