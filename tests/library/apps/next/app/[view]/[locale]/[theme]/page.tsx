import { Showcase, type ShowcaseProps } from '../../../Showcase';

const views = ['list', 'form', 'dialog'] as const;
const locales = ['ru', 'en', 'de'] as const;
const themes = ['light', 'dark'] as const;

export const dynamicParams = false;

/** Every page is rendered on the server, at build time. */
export function generateStaticParams(): ShowcaseProps[] {
  return views.flatMap((view) =>
    locales.flatMap((locale) => themes.map((theme) => ({ view, locale, theme }))),
  );
}

export default async function Page({ params }: { params: Promise<ShowcaseProps> }) {
  return <Showcase {...await params} />;
}
