import type { ReactNode } from 'react';
import { Link } from '@/primitives/Link';
import { CountBadge } from './CountBadge';
import type { CountedLink } from './figures';
import type { AccountView } from './types';

export interface CountedIconProps {
  link: CountedLink;
  status: AccountView['status'];
  icon: ReactNode;
}

/** Icon link of the top bar with a count; its name contains both. */
export function CountedIcon({ link, status, icon }: CountedIconProps) {
  return (
    <Link
      href={link.href}
      variant="bare"
      aria-label={link.label}
      className="relative inline-flex h-control w-control shrink-0 items-center justify-center rounded-control hover:bg-hover"
    >
      {icon}
      <CountBadge count={link.count} status={status} place="corner" />
    </Link>
  );
}
