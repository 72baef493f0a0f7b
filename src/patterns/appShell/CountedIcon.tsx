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

/** An icon of the top bar that leads somewhere and carries a count; its name says both. */
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
