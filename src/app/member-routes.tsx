import { Route, Routes } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { latePart } from '../http/late-part';
import { MemberLayout } from './layouts/member-layout';
import { PublicLayout } from './layouts/public-layout';

const Dashboard = latePart(() => import('./dashboard').then((m) => m.Dashboard));
const FoodTracker = latePart(() => import('./food-tracker').then((m) => m.FoodTracker));
const InsightsPage = latePart(() =>
  import('../features/insights/insights-page').then((m) => m.InsightsPage),
);
const AwardsPage = latePart(() =>
  import('../features/awards/awards-page').then((m) => m.AwardsPage),
);
const MyWeekPage = latePart(() =>
  import('../features/insights/week/my-week-page').then((m) => m.MyWeekPage),
);
const NutrientsPage = latePart(() =>
  import('../features/nutrients/nutrients-page').then((m) => m.NutrientsPage),
);
const Plan = latePart(() => import('./plan').then((m) => m.Plan));
const WhatToEatPage = latePart(() =>
  import('../features/what-to-eat/what-to-eat-page').then((m) => m.WhatToEatPage),
);
const ShoppingPage = latePart(() =>
  import('../features/shopping/shopping-page').then((m) => m.ShoppingPage),
);
const RecipesPage = latePart(() =>
  import('../features/recipes/recipes-page').then((m) => m.RecipesPage),
);
const SharePage = latePart(() => import('../features/share/share-page').then((m) => m.SharePage));
const ProfilePage = latePart(() =>
  import('../features/profile/profile-page').then((m) => m.ProfilePage),
);
const CheckoutPage = latePart(() =>
  import('../features/checkout/checkout-page').then((m) => m.CheckoutPage),
);
const SyncStatus = latePart(() => import('./sync-status').then((m) => m.SyncStatus));
const NotFoundPage = latePart(() =>
  import('../features/not-found/not-found-page').then((m) => m.NotFoundPage),
);

/** In a separate file, because the list of these pages' scripts is long and visitors do not need it. */
export function MemberRoutes() {
  return (
    <Routes>
      <Route element={<MemberLayout />}>
        <Route path={PAGES.dashboard} element={<Dashboard />} />
        <Route path={PAGES.foodTracker} element={<FoodTracker />} />
        <Route path={PAGES.insights} element={<InsightsPage />} />
        <Route path={PAGES.awards} element={<AwardsPage />} />
        <Route path={PAGES.myWeek} element={<MyWeekPage />} />
        <Route path={PAGES.nutrients} element={<NutrientsPage />} />
        <Route path={PAGES.recipes} element={<RecipesPage />} />
        <Route path={PAGES.whatToEat} element={<WhatToEatPage />} />
        <Route path={PAGES.mealPlan} element={<Plan />} />
        <Route path={PAGES.shoppingList} element={<ShoppingPage />} />
        <Route path={PAGES.share} element={<SharePage />} />
        <Route path={PAGES.profile} element={<ProfilePage />} />
        <Route path={PAGES.checkout} element={<CheckoutPage />} />
        <Route path={PAGES.syncStatus} element={<SyncStatus />} />
      </Route>
      <Route element={<PublicLayout />}>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
