export { PAGES as PATHS } from '#shared/contract/pages';
