import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@/primitives/Button';
import { Toast, type ToastNotice } from '@/primitives/Toast';
import { toastExitMs } from '@/primitives/toastTiming';
import { t } from '../kit/words';
import { press } from '../kit/plays';

/** Stays for as long as it is looked at. */
const forever = Number.POSITIVE_INFINITY;

const saved: ToastNotice = {
  id: 'saved',
  type: 'success',
  title: 'Настройки сохранены',
  message: 'Конфигурация сервера успешно обновлена',
  duration: forever,
};

const meta = {
  component: Toast,
  // A notice is fixed to a corner of its window: the page of documentation gives it one.
  parameters: { docs: { story: { inline: false, iframeHeight: 180 } } },
  args: { notice: saved, isOpen: true, onClose: fn() },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Announced politely, and closed by its cross. */
// shows: TOAST-01, TOAST-05
export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(`${t('common.notice.success')} ${saved.title}`),
    );
    await expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
    await press(screen, t('common.close'), args.onClose);
  },
};

/** Errors are announced at once. */
// shows: TOAST-01
export const Error: Story = {
  args: {
    notice: {
      id: 'error',
      type: 'error',
      title: 'Ошибка',
      message: 'Выберите новый тарифный план',
      duration: forever,
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive'));
  },
};

// shows: TOAST-01
export const Info: Story = {
  args: {
    notice: { id: 'info', type: 'info', title: 'Вход через внешний сервис не настроен', duration: forever },
  },
};

const undo = 'Вернуть';

/** F8 brings the keyboard to it; Escape closes it. */
export const WithAction: Story = {
  args: { notice: { ...saved, title: 'Удалено из корзины', action: { label: undo, onSelect: fn() } } },
  play: async ({ args }) => {
    const region = screen.getByRole('region', { name: /F8/ });
    await userEvent.keyboard('[F8]');
    await expect(region.contains(document.activeElement)).toBe(true);
    await userEvent.click(within(region).getByRole('button', { name: undo }));
    await expect(args.notice.action?.onSelect).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const LongContent: Story = {
  args: {
    notice: {
      ...saved,
      title: `Сервер ${'very-long-host-name.'.repeat(6)}example успешно перезагружен`,
      message: 'Подробности этого события показаны в истории сервера. '.repeat(4),
      action: { label: 'Открыть историю сервера', onSelect: fn() },
    },
  },
};

const save = 'Сохранить';

/** The exit of 300 ms; its owner removes it afterwards (§4). */
export const Interactive: Story = {
  tags: ['!visual'],
  render: function Harness({ notice, onClose }) {
    const [state, setState] = useState<'none' | 'open' | 'closing'>('none');
    return (
      <div className="p-6">
        <Button onClick={() => setState('open')}>{save}</Button>
        {state !== 'none' && (
          <Toast
            notice={notice}
            isOpen={state === 'open'}
            onClose={() => {
              onClose();
              setState('closing');
              setTimeout(() => setState('none'), toastExitMs);
            }}
          />
        )}
      </div>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await userEvent.click(await screen.findByRole('button', { name: t('common.close') }));
    await expect(args.onClose).toHaveBeenCalled();
    await waitFor(() => expect(document.querySelector('[data-toast]')).toBeNull());
    await expect(canvas.getByRole('button', { name: save })).toHaveFocus();
  },
};
