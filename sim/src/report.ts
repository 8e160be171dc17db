/** Charts and pages. They load a charting library, so whoever needs only figures does not import this. */
export {
  curveChart,
  curvesChart,
  effectColour,
  effectsChart,
  gradesChart,
  heatChart,
  histogramChart,
} from './charts.ts';
export { comparisonPage, type Exhibit, findingsPage, type PageAbout, summaryPage, type Table } from './page.ts';
