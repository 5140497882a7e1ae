import type { InfiniteQueryObserverBaseResult } from '@tanstack/react-query'
import { useText } from '../text/text.tsx'
import { Button } from './button.tsx'

type Pages = Pick<InfiniteQueryObserverBaseResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>

/** The way to the next page of a list, while there is one. */
export function More({ of }: { of: Pages }) {
  const t = useText()
  if (!of.hasNextPage) return null
  return (
    <div className="pt-3 text-center">
      <Button busy={of.isFetchingNextPage} onClick={() => of.fetchNextPage()}>
        {t.common.more}
      </Button>
    </div>
  )
}
