import type { Meta, StoryObj } from '@storybook/react-vite';
import { Callout, calloutTones } from '@/primitives/Callout';
import { Link } from '@/primitives/Link';
import { Matrix } from '../kit/matrix';

const meta = {
  component: Callout,
  args: { tone: 'info', children: 'Сервер будет перезагружен автоматически.' },
} satisfies Meta<typeof Callout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <Matrix
      rows={calloutTones}
      columns={['text', 'link']}
      render={(tone, content) => (
        <Callout tone={tone}>
          {content === 'text' ? (
            'Сервер будет перезагружен автоматически.'
          ) : (
            <>
              Сервер будет перезагружен. <Link href="/help">Подробнее</Link>
            </>
          )}
        </Callout>
      )}
    />
  ),
};

export const LongContent: Story = {
  args: {
    tone: 'warning',
    children: `${'Это замечание длиннее, чем обычно, и занимает несколько строк. '.repeat(6)}${'host-name.'.repeat(20)}`,
  },
};
