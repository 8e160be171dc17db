/** Charts and pages. They load a charting library, so whoever needs only figures does not import this. */
export { gradesChart, histogramChart } from './charts.ts';
export { comparisonPage, type PageAbout, summaryPage } from './page.ts';
