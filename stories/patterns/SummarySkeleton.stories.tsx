import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionsSkeleton, SummarySkeleton } from '@/patterns/SummarySkeleton';
import { SummaryPage } from '@/patterns/SummaryPage';
import { inContentArea } from '../kit/contentArea';
import { t } from '../kit/words';

const meta = {
  component: SectionsSkeleton,
  decorators: [inContentArea],
  args: { sections: [6, 4], heading: 'w-48', grid: 'gap-x-4 gap-y-5 @lg:grid-cols-2', field: 'h-16' },
} satisfies Meta<typeof SectionsSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page with a summary while its data are on the way: nothing moves when they arrive. */
export const Default: Story = {
  render: (args) => (
    <SummaryPage
      title={t('profile.title')}
      summaryLabel={t('profile.document.title')}
      busyLabel={t('common.loading')}
      summary={<SummarySkeleton lines="h-64" />}
    >
      <SectionsSkeleton {...args} />
    </SummaryPage>
  ),
};
