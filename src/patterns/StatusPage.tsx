import type { ReactNode } from 'react';
import { BrandMark } from '@/primitives/BrandMark';

export interface StatusPageProps {
  /** Large and quiet, for those who know the numbers. */
  code: string;
  title: string;
  description: ReactNode;
  action: ReactNode;
}

/** A page that is one message: not found, no access. */
export function StatusPage({ code, title, description, action }: StatusPageProps) {
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-12">
      <div className="flex w-full max-w-md flex-col items-center text-center">
        <BrandMark className="size-9" />
        <p aria-hidden="true" className="mt-8 text-3xl font-semibold text-text-muted figures">
          {code}
        </p>
        <h1 className="mt-2 text-xl font-semibold">{title}</h1>
        <div className="mt-3 w-full text-text-muted">{description}</div>
        <div className="mt-7">{action}</div>
      </div>
    </main>
  );
}
