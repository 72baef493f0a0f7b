import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@meridian/portal/styles.css';
import './theme.css';

export const metadata: Metadata = { title: 'Nordlicht' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
