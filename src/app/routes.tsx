import { Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { latePart } from '../http/late-part';
import { useDisplay } from '../ui/words/display';
import { useScrollToTop } from './use-scroll-to-top';

const LandingPage = latePart(() =>
  import(/* webpackChunkName: "landing" */ '../features/landing/landing-page').then(
    (m) => m.LandingPage,
  ),
);
const SignupPage = latePart(() =>
  import('../features/signup/signup-page').then((m) => m.SignupPage),
);
const LoginPage = latePart(() =>
  import(/* webpackChunkName: "login" */ '../features/login/login-page').then((m) => m.LoginPage),
);
const ForgotPasswordPage = latePart(() =>
  import('../features/password-reset/forgot-password-page').then((m) => m.ForgotPasswordPage),
);
const NewPasswordPage = latePart(() =>
  import('../features/password-reset/new-password-page').then((m) => m.NewPasswordPage),
);
const ConfirmEmailPage = latePart(() =>
  import('../features/confirm-email/confirm-email-page').then((m) => m.ConfirmEmailPage),
);
const UnsubscribePage = latePart(() =>
  import('../features/unsubscribe/unsubscribe-page').then((m) => m.UnsubscribePage),
);
const MemberLayout = latePart(() => import('./layouts/member-layout').then((m) => m.MemberLayout));
const Dashboard = latePart(() => import('./dashboard').then((m) => m.Dashboard));
const FoodTrackerPage = latePart(() =>
  import('../features/food-tracker/food-tracker-page').then((m) => m.FoodTrackerPage),
);
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
const SharedPage = latePart(() =>
  import('../features/shared/shared-page').then((m) => m.SharedPage),
);
const ProfilePage = latePart(() =>
  import('../features/profile/profile-page').then((m) => m.ProfilePage),
);
const CheckoutPage = latePart(() =>
  import('../features/checkout/checkout-page').then((m) => m.CheckoutPage),
);
const SyncStatus = latePart(() => import('./sync-status').then((m) => m.SyncStatus));
const AdminLayout = latePart(() => import('./layouts/admin-layout').then((m) => m.AdminLayout));
const AdminLoginPage = latePart(() =>
  import(/* webpackChunkName: "admin-login" */ '../features/admin-login/admin-login-page').then(
    (m) => m.AdminLoginPage,
    adminUnreachable,
  ),
);
const AdminPage = latePart(() =>
  import(/* webpackChunkName: "admin" */ '../features/admin/admin-page').then(
    (m) => m.AdminPage,
    adminUnreachable,
  ),
);
const PrivacyPolicyPage = latePart(() =>
  import(/* webpackChunkName: "privacy-policy" */ '../features/legal/privacy-policy-page').then(
    (m) => m.PrivacyPolicyPage,
  ),
);
const TermsOfServicePage = latePart(() =>
  import(/* webpackChunkName: "terms-of-service" */ '../features/legal/terms-of-service-page').then(
    (m) => m.TermsOfServicePage,
  ),
);
const Help = latePart(() => import('./help').then((m) => m.Help));
const NotFoundPage = latePart(() =>
  import('../features/not-found/not-found-page').then((m) => m.NotFoundPage),
);

// The area's chunks are never precached: offline, a page that says so takes their place.
async function adminUnreachable() {
  const { AdminUnreachable } = await import('./layouts/admin-layout');
  return AdminUnreachable;
}

export function AppRoutes() {
  // Here, so that every page is rendered again when the user chooses another unit.
  useDisplay();
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path={PAGES.landing} element={<LandingPage />} />
        <Route path={PAGES.signup} element={<SignupPage />} />
        <Route path={PAGES.login} element={<LoginPage onFailed={askForDeletions} />} />
        <Route path={PAGES.forgotPassword} element={<ForgotPasswordPage />} />
        <Route path={PAGES.resetPassword} element={<NewPasswordPage />} />
        <Route path={PAGES.confirmEmail} element={<ConfirmEmailPage />} />
        <Route path={PAGES.unsubscribe} element={<UnsubscribePage />} />
        <Route path={PAGES.help} element={<Help />} />
        <Route path={PAGES.shared} element={<SharedPage />} />
        <Route path={PAGES.privacyPolicy} element={<PrivacyPolicyPage />} />
        <Route path={PAGES.termsOfService} element={<TermsOfServicePage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<MemberLayout />}>
        <Route path={PAGES.dashboard} element={<Dashboard />} />
        <Route path={PAGES.foodTracker} element={<FoodTrackerPage />} />
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
      <Route element={<AdminLayout />}>
        <Route path={PAGES.adminLogin} element={<AdminLoginPage />} />
        <Route path={PAGES.admin} element={<AdminPage />} />
      </Route>
    </Routes>
  );
}

/** A sign-in that fails may be to an account that was deleted, and whose entries are still here. */
function askForDeletions(): void {
  import('../sync/learn-deletions')
    .then(async ({ learnDeletions }) => learnDeletions('every'))
    .catch(() => undefined);
}

/** Loads nothing of the member's app. */
function PublicLayout() {
  useScrollToTop();
  return (
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
  );
}
