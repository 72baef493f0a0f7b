import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServerPage } from './ServerPage';

/** Mails of the server: the subject above, the plain text below the line. */
const meta = {
  component: ServerPage,
  tags: ['!visual'],
  args: { page: 'mail-code', title: 'Mail', locale: 'ru', theme: 'light' },
  render: (args, { globals }) => (
    <ServerPage {...args} locale={String(globals['locale'])} theme={String(globals['theme'])} />
  ),
} satisfies Meta<typeof ServerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const VerificationCode: Story = {};

export const AddressTaken: Story = { args: { page: 'mail-taken' } };

export const AddressAlreadyVerified: Story = { args: { page: 'mail-verified' } };

export const RegistrationUnfinished: Story = { args: { page: 'mail-unfinished' } };

export const PasswordReset: Story = { args: { page: 'mail-reset' } };

export const SignedInFromNewDevice: Story = { args: { page: 'mail-signedIn' } };

export const Test: Story = { args: { page: 'mail-test' } };

export const SignedInFromUnknownDevice: Story = { args: { page: 'mail-signedInUnknown' } };

export const TicketAnswered: Story = { args: { page: 'mail-ticketAnswered' } };

export const TicketOpened: Story = { args: { page: 'mail-ticketOpened' } };

export const IncidentAnnounced: Story = { args: { page: 'mail-incident' } };

export const PlannedWorkAnnounced: Story = { args: { page: 'mail-plannedWork' } };

export const IncidentResolved: Story = { args: { page: 'mail-incidentResolved' } };

export const ServerAccess: Story = { args: { page: 'mail-access' } };

export const ServerAccessReplacedPassword: Story = { args: { page: 'mail-accessReplaced' } };

export const ServerAccessByKey: Story = { args: { page: 'mail-accessByKey' } };

export const Invitation: Story = { args: { page: 'mail-invitation' } };

export const RenewalAhead: Story = { args: { page: 'mail-renewing' } };

export const ServerEnds: Story = { args: { page: 'mail-ending' } };

export const ServerRenewed: Story = { args: { page: 'mail-renewed' } };

export const RenewalUnpaid: Story = { args: { page: 'mail-unpaid' } };

export const ServerEnded: Story = { args: { page: 'mail-ended' } };

export const ServerSuspended: Story = { args: { page: 'mail-suspended' } };

export const DeletionAhead: Story = { args: { page: 'mail-deletion' } };

export const ServerDeleted: Story = { args: { page: 'mail-deleted' } };

export const CancellationAhead: Story = { args: { page: 'mail-leaves' } };

export const ServerCanceledWithRefund: Story = { args: { page: 'mail-left' } };

export const ServerOver: Story = { args: { page: 'mail-over' } };

export const Bill: Story = { args: { page: 'mail-bill' } };

export const PaymentReceipt: Story = { args: { page: 'mail-receipt' } };

export const CompletionCertificate: Story = { args: { page: 'mail-act' } };

export const RefundedByMethod: Story = { args: { page: 'mail-refunded' } };

export const RefundedToBalance: Story = { args: { page: 'mail-refundedToBalance' } };

export const RefundCanceledToBalance: Story = { args: { page: 'mail-refundCanceled' } };

export const BalanceCredited: Story = { args: { page: 'mail-balanceAdjusted' } };

export const BalanceDebited: Story = { args: { page: 'mail-balanceDebited' } };

export const RefundCanceledToPayment: Story = { args: { page: 'mail-refundCanceledToPayment' } };
