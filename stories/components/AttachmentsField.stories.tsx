import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AttachmentsField } from '@/components/AttachmentsField';
import { toPickedFiles } from '@/components/messageFiles';
import { attachmentLimits } from '@/domain/support/supportAttachments';
import { fileOf } from '../kit/form';
import { t } from '../kit/words';
import { press, shows } from '../kit/plays';

const picked = (...files: readonly File[]) =>
  toPickedFiles(files.map((file, index) => ({ id: `f${index}`, file })));

const meta = {
  component: AttachmentsField,
  decorators: [
    (Story) => (
      <div className="max-w-160 p-6">
        <Story />
      </div>
    ),
  ],
  args: { files: [], isRefused: false, onFilesAdd: fn(), onFileRemove: fn() },
} satisfies Meta<typeof AttachmentsField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const log = new File(['502'], 'nginx.log', { type: 'text/plain' });
    await userEvent.upload(canvas.getByLabelText(t('support.form.files')), log);
    await expect(args.onFilesAdd).toHaveBeenCalledWith([log]);
  },
};

export const Picked: Story = {
  args: { files: picked(fileOf('nginx.log', 348_160), fileOf('site.conf.txt', 2048)) },
  play: async ({ canvas, args }) => {
    await press(canvas, t('files.remove', { name: 'nginx.log' }), args.onFileRemove, 'f0');
  },
};

/** Each file says what is wrong with it, and the field that nothing was sent. */
export const Validation: Story = {
  args: {
    isRefused: true,
    files: picked(
      fileOf('setup.exe', 2048),
      fileOf('empty.log', 0),
      fileOf('dump.zip', attachmentLimits.size + 1),
    ),
  },
  play: shows('support.file.type', 'support.file.empty', 'support.problem.files'),
};

export const LongContent: Story = {
  args: { files: picked(fileOf(`${'very-long-name-of-a-file'.repeat(6)}.log`, 348_160)) },
};
