import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FileField, type ChosenFile } from '@/primitives/FileField';
import { Held } from '../kit/Held';
import { containing } from '../kit/textMatch';
import { t } from '../kit/words';
import { press } from '../kit/plays';

const chosen: readonly ChosenFile[] = [
  { id: '1', name: 'screenshot.png', size: 1_240_000 },
  { id: '2', name: 'nginx-error.log', size: 820 },
];

const meta = {
  component: FileField,
  args: {
    label: 'Вложения',
    limits: 'До 5 файлов по 25 МБ: PNG, JPEG, PDF, TXT, LOG',
    files: [],
    onFilesAdd: fn(),
    onFileRemove: fn(),
  },
  render: (args) => (
    <Held initial={args.files}>
      {(files, hold) => (
        <FileField
          {...args}
          files={files}
          onFilesAdd={(added) => {
            hold([
              ...files,
              ...added.map(({ name, size }, index) => ({ id: `${files.length + index + 1}`, name, size })),
            ]);
            args.onFilesAdd(added);
          }}
          onFileRemove={(id) => {
            hold(files.filter((file) => file.id !== id));
            args.onFileRemove(id);
          }}
        />
      )}
    </Held>
  ),
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The limits are part of the field's description before anything is chosen. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText(meta.args.label);
    await expect(input).toHaveAccessibleDescription(meta.args.limits);
    const files = [new File(['a'], 'a.txt'), new File(['bc'], 'b.txt')];
    await userEvent.upload(input, files);
    await expect(args.onFilesAdd).toHaveBeenCalledWith(files);
    await expect(canvas.getByRole('status')).toHaveTextContent(t('files.added', { count: 2 }));
  },
};

/** Removing says so and keeps the focus in the field. */
export const Filled: Story = {
  args: { files: chosen },
  play: async ({ canvas, args }) => {
    await press(canvas, t('files.remove', { name: 'screenshot.png' }), args.onFileRemove, '1');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('files.removed', { name: 'screenshot.png' }),
    );
    await expect(canvas.getByLabelText(meta.args.label)).toHaveFocus();
  },
};

export const Validation: Story = {
  args: {
    error: 'Один файл отправить нельзя: уберите его',
    files: [
      ...chosen,
      { id: '3', name: 'backup.tar.gz', size: 26_000_000, error: 'Больше 25 МБ' },
      { id: '4', name: '', size: 0, error: 'Файл пуст' },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText(meta.args.label)).toHaveAccessibleDescription(
      containing(args.error ?? '—'),
    );
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongContent: Story = {
  args: {
    files: [
      {
        id: '1',
        name: 'Акт сверки взаимных расчётов между обществом и индивидуальным предпринимателем за 2025 год.pdf',
        size: 3_456_789,
        error: 'Такой файл уже приложен к обращению, второй раз прикладывать его не нужно',
      },
    ],
  },
};
