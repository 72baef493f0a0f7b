import { useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { comparable } from '@/screens/catalog/CatalogScreen/catalogTypes';
import { CatalogScreen } from '@/screens/catalog/CatalogScreen/CatalogScreen';
import { useToast } from '@app/providers/ToastProvider';
import { useMediaQuery } from '@app/device/useMediaQuery';
import { useNavigationFocus } from '@app/reads/useNavigationFocus';
import { useOffers } from '@app/reads/shellReads';
import { sectionAt } from '@/pages/dashboard';
import {
  formatCatalogUrl,
  parseCatalogUrl,
  type CatalogAddress,
} from '@/screens/catalog/CatalogScreen/catalogUrl';
import { productLineOf, toCatalogView } from '@/screens/catalog/CatalogScreen/toCatalogView';
import { useAvailabilityRequest } from './useAvailabilityRequest';

/** The three catalogues (§2); all choices are in the address. */
export default function CatalogContainer() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const offers = useOffers();
  const state = useNavigationFocus(offers.state);
  const address = useMemo(() => parseCatalogUrl(search), [search]);
  const line = productLineOf(sectionAt(pathname));
  // A dozen cards are four screens of a phone; rows are one and a half.
  const usualLayout = useMediaQuery('(max-width: 639px)') ? 'table' : 'cards';
  const view = toCatalogView(line, address, state, usualLayout);
  const requestAvailability = useAvailabilityRequest(line);
  const hasOpenedComparison = useRef(false);

  // Existing plans of the address; the next change removes unknown ones.
  const named =
    view.status === 'ready' || view.status === 'noMatches'
      ? view.comparison.chosen.map(({ plan }) => plan.name)
      : address.compare;
  const go = (change: Partial<CatalogAddress>, how: 'push' | 'replace' = 'replace') =>
    void navigate(
      { pathname, search: formatCatalogUrl({ ...address, compare: named, ...change }) },
      { replace: how === 'replace', preventScrollReset: true },
    );
  const compare = (names: readonly string[]) =>
    go({ compare: names, isComparing: address.isComparing && names.length >= comparable.min });

  return (
    <CatalogScreen
      view={view}
      onCountryChange={(country) => go({ country }, 'push')}
      onPeriodChange={(period) => go({ period })}
      onSortChange={(sort) => go({ sort })}
      onLayoutChange={(layout) => go({ layout })}
      onCompareToggle={(name, isChosen) =>
        compare(isChosen ? [...named, name] : named.filter((chosen) => chosen !== name))
      }
      onCompareClear={() => compare([])}
      onCompareOpen={() => {
        hasOpenedComparison.current = true;
        go({ isComparing: true }, 'push');
      }}
      onCompareClose={() => {
        // The comparison was opened here, so Back closes it without a second history entry.
        if (hasOpenedComparison.current) void navigate(-1);
        else go({ isComparing: false });
      }}
      onCompareShowAll={(showsAll) => go({ showsAll })}
      onRetry={() => void offers.refresh()}
      onAvailabilityRequest={() => view.status === 'noMatches' && requestAvailability(view.country)}
      onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
    />
  );
}
