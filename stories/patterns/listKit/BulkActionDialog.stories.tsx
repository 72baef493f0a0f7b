import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import BulkActionDialog from '@/patterns/listKit/BulkActionDialog';
import { nothingDone } from '@/domain/list/bulkAction';
import { t } from '../../kit/words';

const meta = {
  component: BulkActionDialog,
  args: {
    bulkAction: { count: 12_480, eligible: 12_480, progress: nothingDone },
    title: 'Reboot servers',
    description: 'Do you really want to reboot 12,480 servers?',
    children: <p>Sites and services on them are not available while they start.</p>,
    confirmLabel: 'Reboot',
    onListedConfirm: fn(),
    onListedClose: fn(),
  },
} satisfies Meta<typeof BulkActionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog explains the consequences before anything happens. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Reboot' }));
    await expect(args.onListedConfirm).toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onListedClose).toHaveBeenCalled();
  },
};

/** How far it is; it can be stopped, and not started again meanwhile. */
export const Running: Story = {
  args: {
    bulkAction: {
      count: 12_480,
      eligible: 12_480,
      progress: { status: 'running', done: 2900, skipped: 99, failed: [failedRow(1)] },
    },
  },
  play: async ({ args }) => {
    await expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3000');
    await expect(screen.getByRole('button', { name: 'Reboot' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: t('list.act.stop') }));
    await expect(args.onListedClose).toHaveBeenCalled();
  },
};

/** The line went down between two parts: what is done is done, and the rest can follow. */
export const Stopped: Story = {
  args: {
    bulkAction: {
      count: 12_480,
      eligible: 12_480,
      progress: { status: 'stopped', reason: 'offline', done: 3000, skipped: 0, failed: [] },
    },
  },
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent(t('common.error.offline'));
    await userEvent.click(screen.getByRole('button', { name: t('list.act.continue') }));
    await expect(args.onListedConfirm).toHaveBeenCalled();
  },
};

/** Some rows could not be changed: they are named. */
export const Failures: Story = {
  args: {
    bulkAction: {
      count: 12_480,
      eligible: 12_480,
      progress: {
        status: 'ended',
        done: 12_440,
        skipped: 0,
        failed: Array.from({ length: 40 }, (_, index) => failedRow(index)),
      },
    },
  },
  play: async ({ args }) => {
    await expect(screen.getByRole('list')).toHaveTextContent('host-39.example.com');
    const [, close] = screen.getAllByRole('button', { name: t('common.close') });
    await userEvent.click(close ?? document.body);
    await expect(args.onListedClose).toHaveBeenCalled();
  },
};

function failedRow(index: number) {
  return { id: String(index), name: `host-${index}.example.com` };
}
