import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReducer } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { newProfile, profileSections } from '@/domain/profile/profile';
import { makeOrganizationProfile, makeProfile, makeProprietorProfile } from '@/sample-data/profile';
import { ProfileScreen } from '@/screens/profile/ProfileScreen/ProfileScreen';
import { initialProfileState, profileReducer } from '@/screens/profile/ProfileScreen/profileState';
import type { ProfileScreenProps } from '@/screens/profile/ProfileScreen/profileTypes';
import { toProfileView } from '@/screens/profile/ProfileScreen/toProfileView';
import type { AnyState } from '../../kit/anyState';
import { inContentArea } from '../../kit/contentArea';
import { alerts, press, presses, retries, shows } from '../../kit/plays';
import { failed, longProfile, makeProfileActions, makeProfileView, profileKnobs } from '../../kit/profile';
import { containing, startingWith } from '../../kit/textMatch';
import { t, tagged } from '../../kit/words';

const meta = {
  component: ProfileScreen,
  decorators: [inContentArea],
  args: {
    view: makeProfileView(),
    ...makeProfileActions(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<AnyState<ProfileScreenProps>>;

const city = 'Тверь';

/** §2, §3: three sections, open; both addresses read-only. Nothing was changed, so OK and Cancel wait. */
// shows: PROFILE-01, PROFILE-02, PROFILE-03, PROFILE-04, PROFILE-05, PROFILE-07, PROFILE-08, PROFILE-09
// shows: PROFILE-10, PROFILE-11, PROFILE-12, PROFILE-14
export const Default: Story = {
  parameters: profileKnobs,
  play: async ({ canvas, args }) => {
    for (const name of [t('profile.section.user'), t('profile.section.payer'), t('profile.section.contract')])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByLabelText(t('profile.field.email'))).toHaveAttribute('readonly');
    const settings = canvas.getByRole('link', { name: tagged('profile.hint.email', (link) => ({ link })) });
    await expect(settings).toHaveAttribute('href', '/dashboard/user-settings?tab=security');
    await expect(canvas.getByLabelText(t('profile.field.profileEmail'))).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText(t('profile.field.fullName'))).toBeRequired();
    await expect(canvas.getByLabelText(t('profile.field.contactPerson'))).toBeRequired();
    await userEvent.type(canvas.getByLabelText(t('profile.field.contactPerson')), '.');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      contactPerson: `${makeProfile().contactPerson}.`,
    });
    await userEvent.tab();
    await expect(args.onFieldBlur).toHaveBeenLastCalledWith('contactPerson');
    await userEvent.type(canvas.getByLabelText(t('profile.field.phone')), '1');
    await expect(args.onPhoneType).toHaveBeenLastCalledWith('916 000-00-001');
    await userEvent.selectOptions(canvas.getByLabelText(t('profile.field.phoneCountry')), 'uk');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ phoneCountry: 'uk' });
    await userEvent.selectOptions(canvas.getByLabelText(t('profile.field.country')), 'US');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ country: 'US' });
    await userEvent.click(canvas.getByRole('radio', { name: t('payer.type.organization') }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ payerStatus: 'organization' });
    await userEvent.click(canvas.getByRole('radio', { name: t('profile.receive.email') }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ receiveDocuments: 'email' });
    await userEvent.click(canvas.getByRole('button', { name: t('profile.section.payer') }));
    await expect(args.onSectionToggle).toHaveBeenLastCalledWith('payer', false);
    await press(canvas, t('profile.sessions.end'), args.onSignOutEverywhere);
    const cancel = canvas.getByRole('button', { name: t('common.cancel') });
    await expect(cancel).toHaveAccessibleDescription(t('profile.state.saved'));
    await userEvent.click(cancel);
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Error: Story = {
  args: { view: { status: 'error', reason: 'offline' } },
  play: retries('onRetry'),
};

/** Beside the password: out on all devices, after a question. */
// shows: PROFILE-15
export const ConfirmSignOutEverywhere: Story = {
  args: { view: makeProfileView({}, { signOutEverywhere: 'confirming' }) },
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByRole('button', { name: t('common.cancel') })).toHaveFocus();
    await press(question, t('common.cancel'), args.onSignOutDismiss);
    await press(question, t('profile.sessions.confirm'), args.onSignOutConfirm);
  },
};

/** Signing out: the question stays until it is done. */
export const SigningOutEverywhere: Story = {
  args: { view: makeProfileView({}, { signOutEverywhere: 'pending' }) },
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: t('profile.sessions.confirm') }));
    await expect(args.onSignOutConfirm).not.toHaveBeenCalled();
  },
};

/** Demo data: nobody is signed in, so there is no sign-out. */
export const SignedOut: Story = {
  args: { view: makeProfileView({}, { signOutEverywhere: 'unavailable' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(t('profile.field.fullName'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('profile.sessions.end') })).toBeNull();
  },
};

/** Changed: OK saves, Cancel puts the saved profile back. */
export const Filled: Story = {
  args: {
    view: makeProfileView({
      fullName: 'Соколова-Ветрова Анна Викторовна',
      city: 'Тверь',
      receiveDocuments: 'email',
    }),
  },
  play: async ({ canvas, args }) => {
    const preview = within(canvas.getByRole('complementary', { name: t('profile.document.title') }));
    await expect(
      preview.getByText(t('profile.document.byEmail', { email: 'anna.sokolova@example.ru' })),
    ).toBeInTheDocument();
    await expect(canvas.getByText(t('profile.state.changed'))).toBeVisible();
    await press(canvas, t('common.cancel'), args.onCancel);
    await press(canvas, t('profile.ok'), args.onSubmit);
  },
};

/** D20: INN of twelve digits, OGRNIP of fifteen; no passport. */
export const SoleProprietor: Story = {
  args: { view: makeProfileView({}, { saved: makeProprietorProfile() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(t('payer.field.ogrn.soleProprietor'))).toHaveAccessibleDescription(
      t('payer.field.code.hint', { count: 15 }),
    );
    await expect(canvas.queryByLabelText(t('payer.field.kpp'))).toBeNull();
    await expect(canvas.queryByLabelText(t('profile.field.passportNumber'))).toBeNull();
    await expect(
      canvas.getByText(
        startingWith(
          [
            t('payer.document.soleProprietor', { name: makeProfile().fullName }),
            t('payer.document.inn', { value: '779900400121' }),
            t('payer.document.ogrnip', { value: '325770000000012' }),
          ].join(', '),
        ),
      ),
    ).toBeInTheDocument();
  },
};

/** D20: an organization with all its requisites. */
// shows: PROFILE-13
export const Organization: Story = {
  args: { view: makeProfileView({}, { saved: makeOrganizationProfile() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(t('payer.field.inn'))).toHaveAccessibleDescription(
      t('payer.field.code.hint', { count: 10 }),
    );
    await expect(canvas.getByLabelText(t('payer.field.address.organization'))).toHaveValue(
      makeOrganizationProfile().registrationAddress,
    );
    await expect(canvas.queryByText(startingWith(t('profile.document.missing', { fields: '' })))).toBeNull();
  },
};

/** Newly registered: only name and address are known. The preview says what documents lack. */
export const NewCustomer: Story = {
  args: {
    view: makeProfileView(
      {},
      { saved: newProfile('ann@example.com', 'Lee Ann'), actions: [{ type: 'previewToggled' }] },
    ),
  },
  play: shows(() =>
    t('profile.document.missing', {
      fields: `${t('profile.field.passportNumber')}, ${t('profile.field.registrationAddress')}`,
    }),
  ),
};

/** Below two columns the preview is a bar; here it is unfolded. */
export const PreviewOpen: Story = {
  args: { view: makeProfileView({}, { actions: [{ type: 'previewToggled' }] }) },
  globals: { viewport: { value: 'phone' } },
  play: presses('profile.document.hide', 'onPreviewToggle'),
};

/** Every field that can be wrong, with what would be right; focus at the first. */
// shows: PROFILE-05
export const Validation: Story = {
  args: {
    view: makeProfileView(
      {
        fullName: ' ',
        phone: '916 000',
        contactPerson: '',
        zip: '12500',
        passportNumber: '45 10',
        dateOfIssue: '1999-01-01',
        dateOfBirth: '2030-02-28',
      },
      { isRefused: true },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(t('profile.field.fullName'))).toHaveFocus();
    await expect(canvas.getByLabelText(t('profile.field.phone'))).toHaveAccessibleDescription(
      t('profile.problem.phoneLength', { count: 10 }),
    );
    await expect(canvas.getByLabelText(t('profile.field.zip'))).toHaveAccessibleDescription(
      t('profile.problem.zip.RU'),
    );
    const born = await canvas.findByRole('group', { name: t('profile.field.dateOfBirth') });
    await expect(born).toHaveAccessibleDescription(containing(t('profile.problem.future')));
  },
};

/** Requisites are checked by their check digits, the account against its bank (D20). */
export const WrongRequisites: Story = {
  args: {
    view: makeProfileView({
      ...makeOrganizationProfile(),
      inn: '7799001232',
      kpp: '77',
      ogrn: '1267700000128',
      account: '40702810938000060479',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(t('payer.field.inn'))).toHaveAccessibleDescription(
      t('payer.problem.innCheck'),
    );
    await expect(canvas.getByLabelText(t('payer.field.account'))).toHaveAccessibleDescription(
      t('payer.problem.accountCheck'),
    );
  },
};

/** On its way: further presses do nothing. */
export const Pending: Story = {
  args: { view: makeProfileView({ city }, { actions: [{ type: 'sent' }] }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('profile.pending') }));
    await userEvent.click(canvas.getByRole('button', { name: t('common.cancel') }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** Nothing was lost, and it says why it was not saved. */
export const SubmitFailed: Story = {
  args: {
    view: makeProfileView({ city }, { actions: [failed({ reason: 'unexpected' })] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('profile.failed.kept'));
    await expect(canvas.getByLabelText(t('profile.field.city'))).toHaveValue(city);
  },
};

/** The provider refused a value by its own rules. */
export const ValueRejected: Story = {
  args: {
    view: makeProfileView(makeOrganizationProfile({ inn: '7799004000' }), {
      actions: [failed(null, { rejected: ['inn'] })],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(t('payer.field.inn'))).toHaveFocus();
  },
};

/** The session ended while the form was open: signing in again brings back here. */
export const SessionOver: Story = {
  args: {
    view: makeProfileView({ city }, { actions: [failed({ reason: 'signedOut' })] }),
  },
  play: presses('profile.signIn', 'onSignIn'),
};

/** Closed sections summarize their content; one with problems counts them first. */
// shows: PROFILE-02
export const CollapsedSections: Story = {
  args: {
    view: makeProfileView(
      { contactPerson: '' },
      {
        isRefused: true,
        actions: profileSections.map((section) => ({ type: 'sectionToggled', section, isOpen: false })),
      },
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('button', { name: startingWith(t('profile.section.user')) }),
    ).toHaveTextContent('anna.sokolova');
    await expect(
      canvas.getByRole('button', { name: startingWith(t('profile.section.payer')) }),
    ).toHaveTextContent(t('profile.faults', { count: 1 }));
    await userEvent.click(canvas.getByRole('button', { name: startingWith(t('profile.section.contract')) }));
    await expect(args.onSectionToggle).toHaveBeenLastCalledWith('contract', true);
  },
};

/** Unsaved input of an earlier visit is in the form again. */
export const Restored: Story = { args: { view: makeProfileView({}, { stored: { city } }) } };

/** The password was taken, the rest was not: both are shown, and the fields of the password are empty again. */
export const PasswordChanged: Story = {
  args: {
    view: makeProfileView(
      { city },
      { actions: [failed({ reason: 'offline' }, { isPasswordChanged: true })] },
    ),
  },
  play: alerts('profile.failed.passwordChanged'),
};

/** Too many wrong passwords: says how long to wait. */
export const TooManyTries: Story = {
  args: {
    view: makeProfileView(
      { city },
      { actions: [failed({ reason: 'tooManyTries', retryAfterSeconds: 840 })] },
    ),
  },
  play: alerts(() => t('profile.failed.tooManyTriesWait', { count: 14 })),
};

export const LongContent: Story = {
  args: {
    view: makeProfileView(
      {},
      {
        saved: longProfile,
        actions: [{ type: 'previewToggled' }],
      },
    ),
  },
};

/** The whole form, held by the story. What is typed for one payer is there again after trying another. */
export const Interactive: Story = {
  tags: ['!visual'],
  render: function Harness({ onSubmit, ...actions }) {
    const [state, dispatch] = useReducer(
      profileReducer,
      initialProfileState({ profile: makeProfile(), version: '1' }, {}),
    );
    return (
      <ProfileScreen
        {...actions}
        view={toProfileView(state, '2026-11-21', 'idle')}
        onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
        onPhoneType={(text) => dispatch({ type: 'phoneTyped', text })}
        onPasswordChange={(patch) => dispatch({ type: 'passwordTyped', patch })}
        onPasswordShownChange={(field, isShown) => dispatch({ type: 'passwordShown', field, isShown })}
        onSectionToggle={(section, isOpen) => dispatch({ type: 'sectionToggled', section, isOpen })}
        onPreviewToggle={() => dispatch({ type: 'previewToggled' })}
        onSubmit={onSubmit}
        onCancel={() => dispatch({ type: 'cancelled' })}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: t('payer.type.organization') }));
    await userEvent.type(canvas.getByLabelText(t('payer.field.inn')), '7799004000');
    await userEvent.click(canvas.getByRole('radio', { name: t('payer.type.individual') }));
    await expect(canvas.getByLabelText(t('profile.field.passportNumber'))).toHaveValue('45 10 000001');
    await userEvent.click(canvas.getByRole('radio', { name: t('payer.type.organization') }));
    await expect(canvas.getByLabelText(t('payer.field.inn'))).toHaveValue('7799004000');
    const phone = canvas.getByLabelText(t('profile.field.phone'));
    await userEvent.clear(phone);
    await userEvent.click(phone);
    await userEvent.paste('+44 7700 900123');
    await expect(phone).toHaveValue('7700 900123');
    await expect(canvas.getByLabelText(t('profile.field.phoneCountry'))).toHaveValue('uk');
    await press(canvas, t('profile.ok'), args.onSubmit);
    await userEvent.click(canvas.getByRole('button', { name: t('common.cancel') }));
    await expect(phone).toHaveValue('916 000-00-00');
  },
};
