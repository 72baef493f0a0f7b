import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { BrandMark } from '@/primitives/BrandMark';

export interface StatusPageProps {
  /** A whole page, or the content of a shell that has landmark and brand; `page` by default. */
  frame?: 'page' | 'content';
  /** Status code, large but muted. */
  code: string;
  /** Heading of the page (h1) that says the outcome. */
  title: string;
  /** Advice on how to proceed, in a sentence or two. */
  description: ReactNode;
  /** The next step. */
  action: ReactNode;
}

/** A page with a single message, such as not found or no access. */
export function StatusPage({ frame = 'page', code, title, description, action }: StatusPageProps) {
  const isPage = frame === 'page';
  const Frame = isPage ? 'main' : 'div';
  return (
    <Frame className={cx('grid place-items-center px-4 py-12', isPage && 'min-h-dvh')}>
      <div className="flex w-full max-w-md flex-col items-center text-center">
        {isPage && <BrandMark className="mb-8 size-9" />}
        <p aria-hidden="true" className="text-3xl font-semibold text-text-muted figures">
          {code}
        </p>
        <h1 className="mt-2 text-xl font-semibold">{title}</h1>
        <div className="mt-3 w-full text-text-muted">{description}</div>
        <div className="mt-7">{action}</div>
      </div>
    </Frame>
  );
}
