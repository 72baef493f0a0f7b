import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DocumentPage } from '@/patterns/DocumentPage';
import { BrandMark } from '@/primitives/BrandMark';
import { Link } from '@/primitives/Link';
import { expectLink } from '../kit/plays';

const parts = ['Предмет', 'Сроки', 'Стороны и их обязанности', 'Реквизиты'];

const meta = {
  component: DocumentPage,
  args: {
    brand: <BrandMark />,
    actions: <Link href="#other">English</Link>,
    back: <Link href="#back">Назад</Link>,
    title: 'Документ',
    lead: 'О чём он, одним предложением.',
    facts: <p>Редакция от 1 апреля 2025 г.</p>,
    contents: {
      label: 'Содержание',
      entries: parts.map((text, index) => ({ href: `#part-${index}`, text: `${index + 1}. ${text}` })),
    },
    children: parts.map((text, index) => (
      <section key={text} className="mt-8">
        <h2 id={`part-${index}`} className="text-lg font-semibold">
          {`${index + 1}. ${text}`}
        </h2>
        <p className="mt-2">{'Длинная строка, по которой видно ширину столбца. '.repeat(12)}</p>
      </section>
    )),
    footer: <p>Другие документы</p>,
  },
} satisfies Meta<typeof DocumentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The contents lead to the parts, whichever of the two lists shows. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
    const folded = canvasElement.querySelector('summary');
    if (folded?.checkVisibility()) await userEvent.click(folded);
    await expect(canvas.getByRole('navigation', { name: meta.args.contents.label })).toBeVisible();
    await expectLink(canvas, meta.args.contents.entries[1]?.text ?? '', '#part-1');
  },
};

/** With a remark before the text. */
export const WithNotice: Story = { args: { notice: <p>Это перевод для чтения.</p> } };
